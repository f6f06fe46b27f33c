import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';
import type { Waiting } from '#platform/web/ui/offline/WaitingContext';

/** Base of a save: a draft on the server, or an unsent save. */
export type DraftBase =
  | { readonly notaEvolucionId: number; readonly version: number }
  | { readonly sigueA: string }
  | null;

/** Note that is open for editing. */
export interface OpenedNote {
  readonly base: DraftBase;
  /** Existing content; null for a new note. */
  readonly written: Partial<NotaEvolucion> | null;
  readonly addendumTo: number | null;
  /** Refused write that this note replaces. It is removed once this note is saved. */
  readonly replaces: number | null;
}

/** Note that is saved on this device and not yet on the server. */
export interface WaitingNote {
  readonly write: Waiting;
  readonly written: Partial<NotaEvolucion>;
}

/** Returns the queued drafts of a stay on this device: the last save of each kind of note, because there is one draft of each. */
export function waitingNotes(writes: readonly Waiting[], hospitalizacionId: number): readonly WaitingNote[] {
  const last = new Map<string, WaitingNote>();
  for (const write of writes) {
    if (write.body['hospitalizacionId'] !== hospitalizacionId) continue;
    const written = (write.body['nota'] ?? {}) as Partial<NotaEvolucion>;
    last.set(written.tipo ?? '', { write, written });
  }
  return [...last.values()];
}

/**
 * Opens a queued draft for editing. The next save follows the queued write, or, if that was refused, is based on the server's current
 * draft.
 *
 * @param onServer the reader's own draft of the same kind on the server
 */
export function goOnWith(
  { write, written }: WaitingNote,
  onServer: { readonly notaEvolucionId: number; readonly version: number } | undefined,
): OpenedNote {
  const addendumTo = written.adendaDeId ?? null;
  if (!write.refusal) return { base: { sigueA: write.key }, written, addendumTo, replaces: null };
  return { base: onServer ?? null, written, addendumTo, replaces: write.seq };
}

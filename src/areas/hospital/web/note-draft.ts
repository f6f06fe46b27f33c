import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';
import type { Waiting } from '#platform/web/ui/offline/WaitingContext';

/** Base of a save: a draft on the server, or an unsent save. */
export type DraftBase =
  | { readonly notaEvolucionId: number; readonly version: number }
  | { readonly sigueA: string }
  | null;

/** A note that is opened to be written. */
export interface OpenedNote {
  readonly base: DraftBase;
  /** Existing content; null for a new note. */
  readonly written: Partial<NotaEvolucion> | null;
  readonly addendumTo: number | null;
  /** Refused write that this note replaces: removed once this is saved. */
  readonly replaces: number | null;
}

/** A note that was saved on this device and has not arrived. */
export interface WaitingNote {
  readonly write: Waiting;
  readonly written: Partial<NotaEvolucion>;
}

/** The drafts of a stay that wait on this device, the last save of each kind of note: there is one draft of each. */
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
 * Opens a waiting draft for editing: after the waiting write, or, in place of a refused one, on the server's current draft.
 *
 * @param onServer the reader's own draft of the same kind there
 */
export function goOnWith(
  { write, written }: WaitingNote,
  onServer: { readonly notaEvolucionId: number; readonly version: number } | undefined,
): OpenedNote {
  const addendumTo = written.adendaDeId ?? null;
  if (!write.refusal) return { base: { sigueA: write.key }, written, addendumTo, replaces: null };
  return { base: onServer ?? null, written, addendumTo, replaces: write.seq };
}

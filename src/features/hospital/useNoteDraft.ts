import { useEffect, useRef, useState } from 'react';
import type { NotaEvolucion } from '../../../generated/shared/types/nota-evolucion.gen';
import type { DraftSlot } from '../../ui/form/drafts/draft-slot';
import { NOTE_TEXTS, type NoteText } from './note-kinds';

/** Typing pauses this long before what was typed is kept on this device. */
const PAUSE_MS = 400;

/** What somebody writes of a note. */
export interface Written {
  readonly kind: NotaEvolucion['tipo'];
  readonly texts: Readonly<Partial<Record<NoteText, string>>>;
  readonly diagnosticoId: number | null;
  readonly forecast: string;
}

export const writtenOf = (note: Partial<NotaEvolucion>, kind: Written['kind']): Written => ({
  kind: note.tipo ?? kind,
  texts: Object.fromEntries(NOTE_TEXTS.map((name) => [name, note[name] ?? ''])),
  diagnosticoId: note.diagnosticos?.find(({ tipo }) => tipo === 'PRINCIPAL')?.diagnosticoId ?? null,
  forecast: note.pronostico ?? '',
});

/**
 * What is being written, kept on this device after each pause and when the page goes away: a tablet that falls or runs empty loses no sentence.
 *
 * @param start what the note says as it was opened
 */
export function useNoteDraft(slot: DraftSlot, start: Written) {
  const [written, setWritten] = useState<Written>(
    () => (slot.found?.values as unknown as Written | undefined) ?? start,
  );
  const [recoveredAt, setRecoveredAt] = useState(slot.found?.savedAt ?? null);
  const latest = useRef(written);
  const isKept = useRef(true);
  useEffect(() => {
    const draft = () => ({ values: { ...latest.current }, base: null, sent: null });
    const leave = () => {
      if (!isKept.current) slot.writeNow(draft());
    };
    const keep = () => {
      if (isKept.current) return;
      isKept.current = true;
      void slot.write(draft());
    };
    const timer = setInterval(keep, PAUSE_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      keep();
    };
  }, [slot]);
  const put = (next: Written) => {
    latest.current = next;
    setWritten(next);
  };
  return {
    written,
    /** When what is shown was typed, where it was left without saving (ms). */
    recoveredAt,
    change: (next: Partial<Written>) => {
      isKept.current = false;
      put({ ...latest.current, ...next });
    },
    acknowledge: () => setRecoveredAt(null),
    /** It is saved: nothing of it stays here. */
    saved: () => {
      isKept.current = true;
      setRecoveredAt(null);
      return slot.remove();
    },
    discard: () => {
      isKept.current = true;
      setRecoveredAt(null);
      put(start);
      return slot.remove();
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';
import type { DraftSlot } from '#platform/web/ui/form/drafts/draft-slot';
import { NOTE_TEXTS, type NoteText } from './note-kinds';

/** Pause in typing, in milliseconds, after which the text is saved on this device. */
const PAUSE_MS = 400;

/** Content of a note in progress. */
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
 * Manages a note in progress, saved on this device after each pause and when the page closes: a tablet that breaks or runs out of battery
 * loses no sentence.
 *
 * @param start content of the note when it was opened
 */
export function useNoteDraft(slot: DraftSlot, start: Written) {
  const [begun] = useState(start);
  const [written, setWritten] = useState(begun);
  const [offer, setOffer] = useState(slot.offered);
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
    const onHide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
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
    /** Unsaved text of an earlier editor. */
    offer,
    change: (next: Partial<Written>) => {
      isKept.current = false;
      put({ ...latest.current, ...next });
    },
    /** Continues with the offered draft; the text it replaces becomes the next offer. */
    recover: () => {
      if (!offer) return;
      const instead = latest.current === begun ? null : { values: { ...latest.current }, base: null, sent: null };
      isKept.current = true;
      void slot.takeUp(instead);
      put(offer.values as unknown as Written);
      setOffer(instead && { ...instead, savedAt: Date.now() });
    },
    /** Removes the copy on this device after a save. */
    saved: () => {
      isKept.current = true;
      return slot.remove();
    },
    discard: () => {
      setOffer(null);
      return slot.discardOffer();
    },
  };
}

import { useEffect, useState } from 'react';
import { useUserId } from '../../access/UserIdContext';
import { openDraftSlot, type DraftSlot } from './draft-slot';

/** Slot without storage, when storage or a signed-in user is missing. The form still works, and warns when it is left. */
const NOWHERE: DraftSlot = {
  found: null,
  offered: null,
  takeUp: async () => undefined,
  discardOffer: async () => undefined,
  write: async () => false,
  writeNow: () => undefined,
  remove: async () => undefined,
  release: () => undefined,
};

/**
 * Returns the draft slot of the form; undefined for the few milliseconds until it is open.
 *
 * @param offers true to offer an earlier draft instead of restoring it
 */
export function useDraftSlot(place: string, offers = false): DraftSlot | undefined {
  const owner = useUserId();
  const [slot, setSlot] = useState<DraftSlot>();
  useEffect(() => {
    if (owner === null) {
      setSlot(NOWHERE);
      return undefined;
    }
    let gone = false;
    const opening = openDraftSlot(owner, place, offers).catch(() => NOWHERE);
    void opening.then((opened) => !gone && setSlot(opened));
    return () => {
      gone = true;
      setSlot(undefined);
      // Cleanups of the form below run first, so that the last input is already being written.
      void opening.then((opened) => opened.release());
    };
  }, [owner, place, offers]);
  return slot;
}

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
 * The form's slot among the drafts; undefined until it is open, a few milliseconds.
 *
 * @param offers what an earlier form left at the place is offered, and not put into this one by itself
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
      // Effects of the form below run their cleanup first: what was typed last is being written by then.
      void opening.then((opened) => opened.release());
    };
  }, [owner, place, offers]);
  return slot;
}

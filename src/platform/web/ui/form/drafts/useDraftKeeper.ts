import { useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { sameValues } from '#platform/shared/merge/same-values';
import type { Draft, DraftSlot } from './draft-slot';

/** Unsaved work of a form, for guards that decide about it. */
export interface UnsavedWork {
  /** True when the form differs from its initial values. */
  readonly changed: () => boolean;
  /** Stores it as a draft; resolves to true on success. */
  readonly keep: () => Promise<boolean>;
  /** Discards the work, as it is saved or unwanted; the form stores no more drafts. */
  readonly drop: () => Promise<void>;
}

/** Pause in typing before a draft is written, in milliseconds, so that keystrokes are not delayed. */
const PAUSE_MS = 400;
/** Maximum interval between two saves during continuous typing, in milliseconds. */
const MAX_MS = 2_000;

/**
 * Stores the input as a draft: after each pause, when the page is hidden or left, and when the form unmounts.
 *
 * @param about data stored with the values: their base record, the last attempt to send them
 * @param ready false until the form has its initial values: before that nothing is stored or removed
 */
export function useDraftKeeper(
  slot: DraftSlot,
  about: () => Pick<Draft, 'base' | 'sent'>,
  ready: boolean,
): UnsavedWork {
  const {
    getValues,
    subscribe,
    formState: { defaultValues },
  } = useFormContext();
  const dropped = useRef(false);
  const latest = useRef({ about, ready, defaultValues });
  useEffect(() => {
    latest.current = { about, ready, defaultValues };
  });

  const work = useMemo<UnsavedWork>(() => {
    const changed = () =>
      latest.current.ready && !dropped.current && !sameValues(getValues(), latest.current.defaultValues);
    return {
      changed,
      async keep() {
        if (dropped.current || !latest.current.ready) return true;
        if (changed()) return slot.write({ values: getValues(), ...latest.current.about() });
        await slot.remove();
        return true;
      },
      drop() {
        dropped.current = true;
        return slot.remove();
      },
    };
  }, [slot, getValues]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = 0;
    const keepNow = () => {
      clearTimeout(timer);
      since = 0;
      void work.keep();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        since ||= performance.now();
        clearTimeout(timer);
        timer = setTimeout(keepNow, Math.min(PAUSE_MS, Math.max(0, MAX_MS - (performance.now() - since))));
      },
    });
    const leave = () => {
      if (work.changed()) slot.writeNow({ values: getValues(), ...latest.current.about() });
      keepNow();
    };
    const onHide = () => document.visibilityState === 'hidden' && keepNow();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
      keepNow();
    };
  }, [work, slot, getValues, subscribe]);
  return work;
}

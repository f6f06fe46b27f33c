import { useEffect } from 'react';
import { holdLeaveSave } from './leave-saves';
import { useLatest } from '../lines/useLatest';

/**
 * Saves at once what waits to be saved when its page is left: by another page, by closing or reloading it, or by putting it into the background, from
 * where a tablet may never bring it back.
 *
 * @param flush saves what waits; answers undefined when nothing does
 */
export function useLeaveFlush(flush: () => Promise<unknown> | undefined): void {
  const latest = useLatest(flush);
  useEffect(() => {
    const onLeave = () => {
      const save = latest.current();
      if (save) holdLeaveSave(save);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      onLeave();
    };
  }, [latest]);
}

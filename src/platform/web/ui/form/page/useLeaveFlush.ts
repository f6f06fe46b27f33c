import { useEffect } from 'react';
import { holdLeaveSave } from './leave-saves';
import { useLatest } from '#platform/web/ui/lines/useLatest';

/**
 * Saves pending changes at once when the page is left: by navigation, by closing or reloading, or by moving to the background, from where a
 * tablet may never restore it.
 *
 * @param flush saves pending changes; returns undefined without any
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

import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { UnsavedWork } from '../drafts/useDraftKeeper';
import { leavesOnPurpose } from './saved-state';
import { endsSession } from '#platform/shared/sign-out-state';
import { UnsavedDialog } from './UnsavedDialog';

/**
 * Asks before leaving a page with unsaved changes, in its form or in one opened on top of it. It compares on navigation, not on input. A
 * saved form becomes the new baseline, so there are no false warnings.
 *
 * @param works the page's own form and those in dialogs over it
 */
export function UnsavedGuard({ works }: { readonly works: ReadonlySet<UnsavedWork> }) {
  const changed = useCallback(() => [...works].some((work) => work.changed()), [works]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !leavesOnPurpose(nextLocation.state) && changed(),
  );

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (changed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [changed]);

  if (blocker.state !== 'blocked') return null;
  return (
    <UnsavedDialog
      works={[...works]}
      keepable={!endsSession(blocker.location.state)}
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
    />
  );
}

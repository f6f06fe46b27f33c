import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { UnsavedWork } from './drafts/useDraftKeeper';
import { leavesOnPurpose } from './saved-state';
import { endsSession } from '../../shared/sign-out-state';
import { UnsavedDialog } from './UnsavedDialog';

/**
 * Asks before leaving a page whose form, or a form opened on top of it, differs from what it started with. It compares
 * when somebody leaves, not while typing, and a saved form has become the new start, so it never asks in vain.
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

import { Suspense, useEffect, useState } from 'react';
import { useHasServer } from '../../config/useHasServer';
import { lazyPart } from '../../ui/loading/lazy-part';

const IdleGuard = lazyPart(() => import('./IdleGuard'));

/** Delay before the guard loads, after the page, which does not need it. */
const AFTER_MS = 10_000;

/** Ends an idle session; without a server there is none. */
export function IdleSession() {
  const isServed = useHasServer();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isServed && isDue ? (
    <Suspense fallback={null}>
      <IdleGuard />
    </Suspense>
  ) : null;
}

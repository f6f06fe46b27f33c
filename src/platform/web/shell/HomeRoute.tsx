import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { HOME_PATH, isArrival } from '../session/gate-path';
import { useStartPath } from '../session/useStartPath';
import { lazyPart } from '../ui/loading/lazy-part';

const HomePage = lazyPart(() => import('./HomePage'));

/** Home; who has just been let in goes on to the page that their profile begins at. */
export function HomeRoute() {
  const start = useStartPath();
  const { state } = useLocation() as { state: unknown };
  if (isArrival(state) && start !== HOME_PATH) return <Navigate to={start} replace />;
  return (
    <Suspense fallback={<Loading />}>
      <HomePage />
    </Suspense>
  );
}

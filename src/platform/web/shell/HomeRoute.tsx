import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { HOME_PATH, isArrival } from '../session/gate-path';
import { useStartPath } from '../session/useStartPath';
import { lazyPart } from '../ui/loading/lazy-part';

const HomePage = lazyPart(() => import('./HomePage'));

/** Start page. Directly after sign-in it redirects to the start page of the profile. */
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

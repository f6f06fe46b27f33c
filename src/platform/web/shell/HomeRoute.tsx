import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { HOME_PATH, isArrival } from '../session/gate-path';
import { useStartPath } from '../session/useStartPath';

/** Route of the start page. Directly after sign-in it redirects to the start page of the profile. */
export function HomeRoute({ page }: { readonly page: ReactNode }) {
  const start = useStartPath();
  const { state } = useLocation() as { state: unknown };
  if (isArrival(state) && start !== HOME_PATH) return <Navigate to={start} replace />;
  return <Suspense fallback={<Loading />}>{page}</Suspense>;
}

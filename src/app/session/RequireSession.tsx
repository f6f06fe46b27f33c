import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SIGN_IN_PATH, signedOutMessage } from '../../auth/auth-provider';
import { currentUserQuery } from '../../auth/current-user';
import { keepReturnUrl } from '../../auth/return-url';
import { ApiError } from '../../client/api-error';
import { PermissionsProvider } from '../../ui/access/PermissionsContext';
import { UserIdProvider } from '../../ui/access/UserIdContext';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { CurrentUserProvider } from './CurrentUserContext';
import { useServices } from './ServicesContext';
import { useSignedIn } from './useSession';

/** Everything behind it needs somebody signed in: sends others to sign in, and remembers where they wanted to go. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const signedIn = useSignedIn();
  const location = useLocation();
  const queries = useQueryClient();

  useEffect(() => {
    // Signed out here or in another tab: nothing of the person stays in memory.
    if (!signedIn) queries.clear();
  }, [signedIn, queries]);

  if (!signedIn) {
    keepReturnUrl(location.pathname + location.search);
    return <Navigate to={SIGN_IN_PATH} replace state={{ saved: true }} />;
  }
  return <LoadUser>{children}</LoadUser>;
}

function LoadUser({ children }: { children: ReactNode }) {
  const { http, session } = useServices();
  const notify = useNotify();
  const { data: user, error, refetch } = useQuery(currentUserQuery(http));
  const permissions = useMemo(() => new Set(user?.authority.resources), [user]);

  useEffect(() => {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    notify(signedOutMessage(error), { type: 'error', autoHideDuration: 10_000 });
    session.signOut();
  }, [error, notify, session]);

  if (user) {
    return (
      <CurrentUserProvider value={user}>
        <UserIdProvider value={user.usuarioId}>
          <PermissionsProvider value={permissions}>{children}</PermissionsProvider>
        </UserIdProvider>
      </CurrentUserProvider>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ownOf, currentUserQuery } from '../../auth/current-user';
import { OwnProvider } from '../../ui/access/OwnContext';
import { PermissionsProvider } from '../../ui/access/PermissionsContext';
import { UserIdProvider } from '../../ui/access/UserIdContext';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { CurrentUserProvider } from './CurrentUserContext';
import { useServices } from './ServicesContext';
import { useFollowAccount } from './useFollowAccount';

/** Everything behind it knows who is signed in. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { askPerson, session } = useServices();
  const { data: user, error, refetch } = useQuery(currentUserQuery(askPerson));
  const permissions = useMemo(() => new Set(user?.authority.resources), [user]);

  const own = useMemo(() => (user ? ownOf(user) : {}), [user]);

  useFollowAccount(user);
  useEffect(() => {
    if (user) session.identify(user);
  }, [user, session]);

  if (user) {
    return (
      <CurrentUserProvider value={user}>
        <UserIdProvider value={user.usuarioId}>
          <OwnProvider value={own}>
            <PermissionsProvider value={permissions}>{children}</PermissionsProvider>
          </OwnProvider>
        </UserIdProvider>
      </CurrentUserProvider>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
}

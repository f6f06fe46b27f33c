import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ownOf, currentUserQuery } from './current-user';
import { PermissionsProvider } from '../ui/access/PermissionsContext';
import { ReachProvider } from '../ui/access/ReachContext';
import { UserIdProvider } from '../ui/access/UserIdContext';
import { setTimeZone } from '../ui/format/time-zone';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { useConfig } from '../config/ConfigContext';
import { CurrentUserProvider } from './CurrentUserContext';
import { useServices } from './ServicesContext';
import { useFollowAccount } from './useFollowAccount';

/** Renders its children once the user is known. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { askPerson, session } = useServices();
  const { data: user, error, refetch } = useQuery(currentUserQuery(askPerson));
  const permissions = useMemo(() => new Set(user?.authority.resources), [user]);

  const reach = useMemo(() => ({ alcances: user?.authority.alcances ?? {}, own: user ? ownOf(user) : {} }), [user]);

  const { timeZone } = useConfig();
  const zone = user?.zonaHoraria ?? timeZone;
  // Set before the children render. They render again in another zone, as during the trial of a profile of another place.
  setTimeZone(zone);

  useFollowAccount(user);
  useEffect(() => {
    if (user) session.identify(user);
  }, [user, session]);

  if (user) {
    return (
      <CurrentUserProvider key={zone} value={user}>
        <UserIdProvider value={user.usuarioId}>
          <ReachProvider value={reach}>
            <PermissionsProvider value={permissions}>{children}</PermissionsProvider>
          </ReachProvider>
        </UserIdProvider>
      </CurrentUserProvider>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
}

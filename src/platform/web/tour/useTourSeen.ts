import { useQueryClient } from '@tanstack/react-query';
import { CURRENT_USER_KEY, type CurrentUser } from '../session/current-user';
import { useHasServer } from '../config/useHasServer';
import { useServices } from '../session/ServicesContext';

/** Records on the server that the user has seen the tour, as this belongs to the account, not to the machine. */
export function useTourSeen(): () => void {
  const queries = useQueryClient();
  const { operations } = useServices();
  const hasServer = useHasServer();
  return () => {
    queries.setQueryData<CurrentUser>(CURRENT_USER_KEY, (user) => user && { ...user, recorridoVisto: true });
    // When saving fails, the tour is offered again.
    if (hasServer) void operations.recorrido({}).catch(() => undefined);
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { CURRENT_USER_KEY, type CurrentUser } from '../session/current-user';
import { useHasServer } from '../config/useHasServer';
import { useServices } from '../session/ServicesContext';

/** Remembers on the server that this person has seen the tour: it is theirs, not the machine's. */
export function useTourSeen(): () => void {
  const queries = useQueryClient();
  const { operations } = useServices();
  const hasServer = useHasServer();
  return () => {
    queries.setQueryData<CurrentUser>(CURRENT_USER_KEY, (user) => user && { ...user, recorridoVisto: true });
    // When saving fails, the tour is offered once more.
    if (hasServer) void operations.recorrido({}).catch(() => undefined);
  };
}

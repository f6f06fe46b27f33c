import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, type CurrentUser } from '../../auth/current-user';
import { useServices } from '../session/ServicesContext';

/** Remembers on the server that this person has seen the tour: it is theirs, not the machine's. */
export function useTourSeen(): () => void {
  const queries = useQueryClient();
  const { http, operations } = useServices();
  return () => {
    queries.setQueryData<CurrentUser>(currentUserQuery(http).queryKey, (user) => user && { ...user, recorridoVisto: true });
    // Told in vain, the tour is offered once more: no harm.
    void operations.recorrido({}).catch(() => undefined);
  };
}

import { useQuery } from '@tanstack/react-query';
import { useHasServer } from '../../config/useHasServer';
import { useServices, type Services } from '../../session/ServicesContext';

type Answer = Awaited<ReturnType<Services['operations']['inicio']>>['data'];

/** Section of the answer. */
export type FoundSection = Answer['secciones'][number];

/** Reads what waits for the user: the tasks, and the sections of the worklist. After a failure the last answer stays. */
export function useWaiting() {
  const { operations } = useServices();
  return useQuery({
    queryKey: ['inicio'],
    queryFn: async ({ signal }) => (await operations.inicio({ signal })).data,
    enabled: useHasServer(),
    staleTime: 15_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}

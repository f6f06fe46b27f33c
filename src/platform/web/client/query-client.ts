import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** SPEC 9: unused answers are kept for a minute. */
const UNUSED_MS = 60_000;

/**
 * The query cache. Only failures of the network are retried, once: an answer of the server, even a bad one, is an answer.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_MS,
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'FETCH_ERROR',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

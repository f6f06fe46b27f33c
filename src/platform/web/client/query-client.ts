import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** SPEC 9: unused responses are cached for a minute. */
const UNUSED_MS = 60_000;

/** Creates the query cache. Only network failures are retried, once: an error response of the server is final. */
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

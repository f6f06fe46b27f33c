import { createQueryClient as create } from '#platform/web/client/query-client';
import { parts } from './parts';

/** Creates the application's query cache and registers it for updates. */
export const createQueryClient: typeof create = () => (parts.queryClient = create());

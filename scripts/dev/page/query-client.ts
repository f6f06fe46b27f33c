import { createQueryClient as create } from '#platform/web/client/query-client';
import { parts } from './parts';

/** The application's cache of answers, noted as it is made. */
export const createQueryClient: typeof create = () => (parts.queryClient = create());

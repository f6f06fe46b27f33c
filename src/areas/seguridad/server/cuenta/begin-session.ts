import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** The session of the token has begun by the time that this runs: the route begins it (`authorise`). */
export const beginSession: OperationHandler<'beginSession', OperationContext> = () => Promise.resolve(true);

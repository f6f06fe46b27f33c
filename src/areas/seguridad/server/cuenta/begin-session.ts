import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** Confirms the session of the token, which the route has already begun (`authorise`). */
export const beginSession: OperationHandler<'beginSession', OperationContext> = () => Promise.resolve(true);

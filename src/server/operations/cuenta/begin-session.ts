import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';

/** The session of the token has begun by the time that this runs: the route begins it (`authorise`). */
export const beginSession: OperationHandler<'beginSession', OperationContext> = (_input, { sessions }) => {
  // What was read for the token before says that there is no session.
  sessions.forget();
  return Promise.resolve(true);
};

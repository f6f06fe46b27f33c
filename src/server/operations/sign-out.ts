import type { OperationHandler } from '../../../generated/server/operations.gen';
import type { OperationContext } from './context';

/** Ends the session of the request's token: the token is worth nothing from then on. */
export const signOut: OperationHandler<'signOut', OperationContext> = async (_input, { session, sessions }) => {
  if (session) await sessions.revoke(session.jti);
  return true;
};

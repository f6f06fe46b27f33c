import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { askByMail } from '../cuenta/ask-by-mail';

/**
 * Sends the link that activates an account registered by an administrator and without a password (decision 309). Ignores the password of
 * the body: its sender has not shown that the e-mail is theirs.
 */
export const signUp: OperationHandler<'signUp', OperationContext> = async ({ body }, context) => {
  await askByMail(body.email, context, { onlyFirst: true });
  return { user: null, token: null, pendiente: 'CORREO' };
};

import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';
import { askByMail } from './ask-by-mail';

/** Sends the link that activates an account which an administrator has registered and which has no password yet. */
export const signUp: OperationHandler<'signUp', OperationContext> = ({ body }, context) =>
  askByMail(body.email, context, { onlyFirst: true });

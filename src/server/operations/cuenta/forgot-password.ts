import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';
import { askByMail } from './ask-by-mail';

/** Sends a link to choose another password with; the first one, to an account that has none. */
export const forgotPassword: OperationHandler<'forgotPassword', OperationContext> = ({ body }, context) =>
  askByMail(body.email, context, { onlyFirst: false });

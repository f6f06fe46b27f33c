import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { askByMail } from '../cuenta/ask-by-mail';

/** Sends a link to set a new password, or the first one of an account without any. */
export const forgotPassword: OperationHandler<'forgotPassword', OperationContext> = ({ body }, context) =>
  askByMail(body.email, context, { onlyFirst: false });

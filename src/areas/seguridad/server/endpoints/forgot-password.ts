import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { askByMail } from '../cuenta/ask-by-mail';

/** Sends a link to choose another password with; the first one, to an account that has none. */
export const forgotPassword: OperationHandler<'forgotPassword', OperationContext> = ({ body }, context) =>
  askByMail(body.email, context, { onlyFirst: false });

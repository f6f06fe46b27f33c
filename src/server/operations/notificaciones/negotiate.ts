import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';

/** Nothing is pushed here: whoever wants notifications asks for them. */
export const negotiate: OperationHandler<'negotiate', OperationContext> = async () => undefined;

import type { OperationHandler } from '../../../generated/server/operations.gen';
import type { Usuario } from '../../../generated/shared/types.gen';
import type { OperationContext } from './context';

/** The list of users under the path that the specification gives it. */
export const usuarioList: OperationHandler<'usuarioList', OperationContext> = async (_input, { page }) => (await page('usuario')) as unknown as Usuario[];

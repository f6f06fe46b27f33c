import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { changeState } from '../usuarios/change-state';

/**
 * Unblocks an account.
 *
 * @throws Problem 404, 409, 412 as `changeState`.
 */
export const usuarioDesbloquear: OperationHandler<'usuarioDesbloquear', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const { sessions, committed } = context;
  const back = await changeState(usuarioId, { name: 'desbloquear', from: 'BLOQUEADO', to: 'ACTIVO', motivo }, context);
  committed(() => sessions.forget());
  return back;
};

import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { clearFailures } from '../../db/sign-in-attempts';
import type { OperationContext } from '../context';
import { changeState } from './change-state';

/**
 * Puts a blocked account back into service. Its holder need not wait for the quarter of an hour to pass.
 *
 * @throws Problem 404, 409, 412 as `changeState`.
 */
export const usuarioDesbloquear: OperationHandler<'usuarioDesbloquear', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const { tx, sessions, committed } = context;
  const effect = (account: Readonly<Record<string, unknown>>) => clearFailures(tx, String(account['email']));
  const back = await changeState(
    usuarioId,
    { name: 'desbloquear', from: 'BLOQUEADO', to: 'ACTIVO', motivo, effect },
    context,
  );
  committed(() => sessions.forget());
  return back;
};

import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { Problem } from '../../db/problem';
import { issueVouchCode } from '../../db/vouch-codes';
import type { OperationContext } from '../context';

/**
 * Issues a vouching code of the account in use.
 *
 * @throws Problem 409 SIMULACION_SOLO_LECTURA while a profile is tried out
 */
export const vouchCode: OperationHandler<'vouchCode', OperationContext> = async (
  _input,
  { database: { orm }, session, actor },
) => {
  if (!session || actor.usuarioId === null || session.simulation) throw new Problem(409, 'SIMULACION_SOLO_LECTURA');
  const { usuarioId } = actor;
  const { codigo, expira } = await orm.transaction((tx) => issueVouchCode(tx, usuarioId));
  return { codigo, expira: expira.toISOString() };
};

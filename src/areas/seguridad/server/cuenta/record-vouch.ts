import { OPERATIONS, type OperationName } from '#generated/shared/operations.gen';
import { isObject } from '#platform/shared/paths';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { spendFactor } from '#platform/server/db/factor/second-factors';
import { spendVouch } from '../avales/vouches';
import type { SecondPerson } from '#platform/server/operations/context';
import { userName } from '../user-name';
import { refusedSecond } from './prove-second-person';

interface Vouch {
  readonly name: OperationName;
  readonly second: SecondPerson;
  readonly answer: unknown;
}

/**
 * Records that a second person vouched for an operation, in its transaction. Uses up their confirmation or code, notifies them, and writes
 * the audit trail in their name with the actor's device. The entry concerns the first resource that the operation invalidates.
 *
 * @throws Problem 422 AVAL_TERMINADO, SEGUNDA_PERSONA_CODIGO_EQUIVOCADO for a confirmation or a code that was used meanwhile
 */
export async function recordVouch(tx: Queryable, { name, second, answer }: Vouch, actor: Actor): Promise<void> {
  const { usuarioId, unidadId, avalId, factor } = second;
  if (avalId !== null && !(await spendVouch(tx, avalId))) throw refusedSecond('avalId', 'AVAL_TERMINADO');
  if (factor !== null && !(await spendFactor(tx, usuarioId, factor)))
    throw refusedSecond('codigo', 'SEGUNDA_PERSONA_CODIGO_EQUIVOCADO');
  const [entidad] = OPERATIONS[name].invalidates;
  const entidadId = isObject(answer) ? keyIn(entidad!, answer) : null;
  await audit(
    tx,
    { ...actor, usuarioId, unidadId },
    { accion: 'AVALAR', entidad: entidad!, entidadId, despues: { avalaA: actor.usuarioId, operacion: name } },
  );
  await notify(tx, [usuarioId], {
    tipo: 'SISTEMA',
    severidad: 'INFO',
    entidad: 'bitacora',
    detalle: await userName(tx, actor.usuarioId),
    ruta: '/cuenta',
  });
}

function keyIn(entidad: string, answer: Record<string, unknown>): string | number | null {
  const key = answer[resourceOf(entidad).key.name];
  return typeof key === 'string' || typeof key === 'number' ? key : null;
}

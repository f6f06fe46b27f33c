import { eq, sql } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Usuario } from '#generated/shared/types.gen';
import type { EstatusUsuario } from '#generated/shared/enums.gen';
import { isOwnAccount } from '../own-account';
import { requireMayTouch } from '../require-may-touch';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { RecordOf, WireRecord } from '#platform/server/records/read/wire-record';
import { audit } from '#platform/server/db/audit';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

interface Step {
  /** Name of the step in the audit trail. */
  readonly name: string;
  readonly from: EstatusUsuario | readonly EstatusUsuario[];
  /** Null to keep the state. */
  readonly to: EstatusUsuario | null;
  readonly motivo: string | undefined;
  /** Side effects, run before the write. */
  readonly effect?: (account: WireRecord) => Promise<void>;
}

/**
 * Moves an account to another state (DOMAIN b.8), in the transaction of the operation, and returns the updated account.
 *
 * @throws Problem 404 out of the actor's reach; 403 when the account has more permissions than the actor; 409 TRANSICION_INVALIDA in any
 * other state, CUENTA_PROPIA for an own account put back into service; 412 when `If-Match` names another version.
 */
export async function changeState(
  usuarioId: number,
  { name, from, to, motivo, effect }: Step,
  { tx, actor, version, text }: OperationContext,
): Promise<RecordOf<Usuario>> {
  const resource = resourceOf('usuario');
  const isIt = eq(usuario.usuarioId, usuarioId);
  await tx.select({ usuarioId: usuario.usuarioId }).from(usuario).where(isIt).for('update');
  const read = () => findRecord(tx, resource, usuarioId, 'usuario.administrar', actor);
  const account = await read();
  await requireMayTouch(tx, account, actor);
  if (to === 'ACTIVO' && actor.usuarioId !== null && (await isOwnAccount(tx, account, actor.usuarioId)))
    throw new Problem(409, 'CUENTA_PROPIA');
  const seen = version();
  if (seen !== null && seen !== account.version)
    throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual: account } });
  if (![from].flat().includes(account.estatus) || !account.activo) {
    throw new Problem(409, 'TRANSICION_INVALIDA', {
      params: {
        estatus: text(`cuenta.estatus.${account.activo ? account.estatus : 'INACTIVO'}`),
      },
      extra: { actual: account },
    });
  }
  await effect?.(account);
  if (to !== null) {
    await tx
      .update(usuario)
      .set({
        estatus: to,
        version: sql`${usuario.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      })
      .where(isIt);
  }
  const changes = to === null ? {} : { antes: { estatus: account.estatus }, despues: { estatus: to } };
  await audit(tx, actor, {
    accion: 'TRANSICION',
    transicion: name,
    entidad: 'usuario',
    entidadId: usuarioId,
    ...changes,
    ...(motivo ? { motivo } : {}),
  });
  return read();
}

import { eq } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import type { Issue } from '../../../shared/issue';
import { isFilled, type LooseRecord } from '../../../shared/paths';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';
import { endSessions } from '../../db/sessions/end-sessions';
import { clearFailures } from '../../db/sign-in-attempts';
import { identidad } from '../../db/system-tables';
import { notify } from '../notify';
import type { WriteGuard } from '../write-context';
import { refuseLastSuperuser } from './refuse-last-superuser';

/**
 * Somebody must always be able to administer the installation; an account out of service has no sessions to come back to; people of suppliers,
 * and only they, belong to one; whose profile changes is told.
 */
export const usuarioGuard: WriteGuard = {
  async beforeCreate(tx, record, actor) {
    await checkProfile(tx, null, record, actor);
  },
  async beforeUpdate(tx, before, record, actor) {
    const stays = record['perfilId'] === before['perfilId'] && record['estatus'] === 'ACTIVO';
    if (!stays) await refuseLastSuperuser(tx, before);
    const profile = await checkProfile(tx, before, record, actor);
    const usuarioId = Number(before['usuarioId']);
    const isMoved = record['email'] !== before['email'];
    // With another e-mail the account is for whoever signs in with that one.
    if (isMoved) await tx.delete(identidad).where(eq(identidad.usuarioId, usuarioId));
    if (isMoved || record['estatus'] !== 'ACTIVO') await endSessions(tx, usuarioId);
    // Put back by an administrator, its holder need not wait for the quarter of an hour to pass.
    if (before['estatus'] === 'BLOQUEADO' && record['estatus'] !== 'BLOQUEADO') await clearFailures(tx, String(before['email']));
    if (profile && record['perfilId'] !== before['perfilId']) {
      await notify(tx, [usuarioId], { tipo: 'SISTEMA', severidad: 'INFO', entidad: 'perfil', detalle: profile.nombre, ruta: '/home', agrupador: `perfil de ${usuarioId}` });
    }
  },
  async beforeDelete(tx, before, actor) {
    await refuseLastSuperuser(tx, before);
    const usuarioId = Number(before['usuarioId']);
    await endSessions(tx, usuarioId);
    if (before['estatus'] === 'INACTIVO') return;
    // DOMAIN b.8: brought back, the account stays out of service until somebody says otherwise.
    await tx.update(usuario).set({ estatus: 'INACTIVO' }).where(eq(usuario.usuarioId, usuarioId));
    await audit(tx, actor, { accion: 'EDITAR', entidad: 'usuario', entidadId: usuarioId, antes: { estatus: before['estatus'] }, despues: { estatus: 'INACTIVO' } });
  },
};

/**
 * Whether the profile is one that this actor may give, and the supplier is there exactly when it asks for one. A profile of the whole network is
 * given by whoever administers the whole network.
 *
 * @throws Problem 422 on `perfilId` or `proveedorId`.
 */
async function checkProfile(tx: Queryable, before: LooseRecord | null, record: LooseRecord, actor: Actor): Promise<{ readonly nombre: string } | undefined> {
  const [profile] = await tx.select({ nombre: perfil.nombre, alcance: perfil.alcance }).from(perfil).where(eq(perfil.perfilId, Number(record['perfilId'])));
  if (!profile) return undefined;
  const issues: Issue[] = [];
  const held = (['usuario.administrar', 'usuario.vincular'] as const).flatMap((permission) => actor.permissions.get(permission) ?? []);
  const isGiven = record['perfilId'] !== before?.['perfilId'];
  if (isGiven && profile.alcance === 'RED' && held.length > 0 && !held.includes('RED')) issues.push({ campo: 'perfilId', codigo: 'PERFIL_DE_RED', params: {} });
  const isOfSupplier = profile.alcance === 'PROVEEDOR';
  if (isOfSupplier && !isFilled(record['proveedorId'])) issues.push({ campo: 'proveedorId', codigo: 'REQUERIDO', params: {} });
  if (!isOfSupplier && isFilled(record['proveedorId'])) issues.push({ campo: 'proveedorId', codigo: 'PROVEEDOR_SIN_PERFIL', params: {} });
  if (issues.length > 0) throw invalid(issues);
  return profile;
}

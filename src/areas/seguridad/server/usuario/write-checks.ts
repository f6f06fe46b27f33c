import { and, eq, inArray, or } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { perfil, usuario } from '#generated/server/tables.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import { revokeCodes } from '../access-codes';
import { audit } from '#platform/server/db/audit';
import { revokeCalendar } from '../calendar-address';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import { identidad } from '#platform/server/db/system-tables';
import { requireMayGive } from '../require-may-give';
import { requireMayMove } from '../require-may-move';
import { requireMayTouch } from '../require-may-touch';
import { requireOneAccount } from '../require-one-account';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { WriteChecks } from '#platform/server/entity/hooks';
import { refuseLastSuperuser } from '../refuse-last-superuser';
import { refuseWorkedAccount } from '../refuse-worked-account';

/**
 * Checks accounts. Each person has one. A superuser always remains. An account out of service has no session. Users of suppliers, and only
 * they, belong to a supplier. The holder is notified of a new profile or e-mail. Actors can neither change an account with more permissions
 * nor grant more than they hold.
 */
export const usuarioChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    await checkProfile(tx, null, record, actor);
    await requireMayGive(tx, null, record, actor);
    await requireOneAccount(tx, null, record);
  },
  async beforeUpdate(tx, before, record, actor) {
    const touch = await requireMayTouch(tx, before, actor);
    const stays = record['perfilId'] === before['perfilId'] && record['estatus'] === 'ACTIVO';
    if (!stays) await refuseLastSuperuser(tx, before);
    const profile = await checkProfile(tx, before, record, actor);
    await requireMayGive(tx, before, record, actor);
    await requireOneAccount(tx, before, record);
    const usuarioId = Number(before['usuarioId']);
    const isMoved = record['email'] !== before['email'];
    if (isMoved) {
      await requireMayMove(tx, before, touch);
      // A changed e-mail transfers the account: it now belongs to the new address, and old identities and codes are revoked.
      await tx.delete(identidad).where(eq(identidad.usuarioId, usuarioId));
      await revokeCodes(tx, usuarioId);
      await notify(tx, [usuarioId], {
        tipo: 'SISTEMA',
        severidad: 'ALERTA',
        entidad: 'usuario',
        detalle: String(record['email']),
        ruta: '/home',
        agrupador: `correo de ${usuarioId}`,
      });
    }
    if (isMoved || record['estatus'] !== 'ACTIVO') {
      await endSessions(tx, usuarioId);
      await revokeCalendar(tx, usuarioId);
    }
    if (profile && record['perfilId'] !== before['perfilId']) {
      await notify(tx, [usuarioId], {
        tipo: 'SISTEMA',
        severidad: 'INFO',
        entidad: 'perfil',
        detalle: profile.nombre,
        ruta: '/home',
        agrupador: `perfil de ${usuarioId}`,
      });
    }
  },
  async beforeDelete(tx, before, actor) {
    await requireMayTouch(tx, before, actor);
    await refuseLastSuperuser(tx, before);
    const usuarioId = Number(before['usuarioId']);
    await refuseWorkedAccount(tx, usuarioId, actor);
    await endSessions(tx, usuarioId);
    if (before['estatus'] === 'INACTIVO') return;
    // DOMAIN b.8: a restored account stays inactive until it is activated explicitly.
    await tx.update(usuario).set({ estatus: 'INACTIVO' }).where(eq(usuario.usuarioId, usuarioId));
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      antes: { estatus: before['estatus'] },
      despues: { estatus: 'INACTIVO' },
    });
  },
};

/** Permissions that assign an account to a person. */
const GIVE = ['usuario.administrar', 'usuario.vincular'] as const;

/** Width of each reach: actors cannot grant a wider one than theirs. Suppliers reach nothing of the network. */
const WIDTHS: Readonly<Record<AlcanceDatos, number>> = {
  PROVEEDOR: 0,
  PROPIO: 0,
  SERVICIO: 1,
  ALMACEN: 1,
  UNIDAD: 2,
  JURISDICCION: 3,
  RED: 4,
};

/**
 * Checks that the actor may assign the profile, and that a supplier is present exactly when it requires one. Refuses a profile that reaches
 * further than the actor's administration of accounts, and warehouses or services out of their reach.
 *
 * @throws Problem 422 on `perfilId`, `proveedorId`, `almacenIds` or `servicioIds`.
 */
async function checkProfile(
  tx: Queryable,
  before: LooseRecord | null,
  record: LooseRecord,
  actor: Actor,
): Promise<{ readonly nombre: string } | undefined> {
  const [profile] = await tx
    .select({ nombre: perfil.nombre, alcance: perfil.alcance })
    .from(perfil)
    .where(eq(perfil.perfilId, Number(record['perfilId'])));
  if (!profile) return undefined;
  const issues: Issue[] = [];
  const held = GIVE.filter((permission) => actor.permissions.has(permission));
  const isGiven = record['perfilId'] !== before?.['perfilId'];
  const reaches = held.map((permission) => WIDTHS[actor.permissions.get(permission)!]);
  if (isGiven && held.length > 0 && WIDTHS[profile.alcance] > Math.max(...reaches))
    issues.push({
      campo: 'perfilId',
      codigo: profile.alcance === 'RED' ? 'PERFIL_DE_RED' : 'PERFIL_MAS_AMPLIO',
      params: {},
    });
  for (const [campo, entity] of [
    ['almacenIds', 'almacen'],
    ['servicioIds', 'nucleo'],
  ] as const)
    issues.push(...(await outOfReach({ tx, actor, campo, entity, before, record, held })));
  const isOfSupplier = profile.alcance === 'PROVEEDOR';
  if (isOfSupplier && !isFilled(record['proveedorId']))
    issues.push({ campo: 'proveedorId', codigo: 'REQUERIDO', params: {} });
  if (!isOfSupplier && isFilled(record['proveedorId']))
    issues.push({ campo: 'proveedorId', codigo: 'PROVEEDOR_SIN_PERFIL', params: {} });
  if (issues.length > 0) throw invalid(issues);
  return profile;
}

interface OutOfReachArgs {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly campo: 'almacenIds' | 'servicioIds';
  readonly entity: 'almacen' | 'nucleo';
  readonly before: LooseRecord | null;
  readonly record: LooseRecord;
  /** Permissions of the actor to create or change accounts. */
  readonly held: readonly (typeof GIVE)[number][];
}

/** Returns newly assigned warehouses or services out of the actor's reach: the account would see records that the actor may not. */
async function outOfReach({ tx, actor, campo, entity, before, record, held }: OutOfReachArgs): Promise<Issue[]> {
  const known = new Set(listOf(before?.[campo]));
  const given = listOf(record[campo])
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => !known.has(id));
  const reaches = held.map((permission) => scopeCondition(resourceOf(entity), permission, actor));
  if (given.length === 0 || held.length === 0 || reaches.includes(undefined)) return [];
  const { table, key } = resourceOf(entity);
  const found = await tx
    .select({ id: key.column })
    .from(table)
    .where(
      and(
        inArray(
          key.column,
          given.map(({ id }) => id),
        ),
        or(...reaches),
      ),
    );
  const reached = new Set<unknown>(found.map(({ id }) => id));
  return given
    .filter(({ id }) => !reached.has(id))
    .map(({ index }) => ({ campo: `${campo}.${index}`, codigo: 'REFERENCIA', params: {} }));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

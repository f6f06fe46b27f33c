import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { perfil, unidad, usuario } from '#generated/server/tables.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { isPermissionKey } from '#platform/server/db/permission-key';
import { knownZone } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';

/** Permissions and place of a session's account. */
export interface Identity {
  readonly usuarioId: number;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  /** Zone of the unit; null where there is none. */
  readonly zonaHoraria: string | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  readonly proveedorId: number | null;
  readonly perfilNombre: string;
  readonly permissions: ReadonlyMap<PermissionKey, AlcanceDatos>;
}

/** The identity of an account that may work, null when it is unknown, inactive or blocked. */
export async function loadIdentity(db: Queryable, usuarioId: number): Promise<Identity | null> {
  return (await loadIdentities(db, [usuarioId]))[0] ?? null;
}

/** The identities of those of some accounts that may work. */
export async function loadIdentities(db: Queryable, ids: readonly number[]): Promise<Identity[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      almacenIds: usuario.almacenIds,
      servicioIds: usuario.servicioIds,
      proveedorId: usuario.proveedorId,
      jurisdiccionId: unidad.jurisdiccionId,
      zonaHoraria: unidad.zonaHoraria,
      perfilNombre: perfil.nombre,
      permisos: perfil.permisos,
      perfilActivo: perfil.activo,
    })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .leftJoin(unidad, eq(unidad.unidadId, usuario.unidadId))
    .where(and(inArray(usuario.usuarioId, [...ids]), isInService));
  return rows.map((row) => ({
    usuarioId: row.usuarioId,
    unidadId: row.unidadId,
    jurisdiccionId: row.jurisdiccionId,
    zonaHoraria: knownZone(row.zonaHoraria),
    almacenIds: row.almacenIds ?? [],
    servicioIds: row.servicioIds ?? [],
    proveedorId: row.proveedorId,
    perfilNombre: row.perfilNombre,
    permissions: row.perfilActivo ? permissionsOf(row.permisos ?? []) : new Map(),
  }));
}

/** Condition on `usuario`: the account is in service. */
export const isInService = and(eq(usuario.activo, true), eq(usuario.estatus, 'ACTIVO'))!;

/** Condition on `usuario` and `perfil`: the account may work, and holds a permission, however far that reaches, or just so far. */
export function holds(permission: string, alcance?: AlcanceDatos): SQL {
  return and(isInService, eq(perfil.activo, true), grants(permission, alcance))!;
}

/** Condition on `perfil`: it holds a permission, however far that reaches, or just so far. */
export function grants(permission: string, alcance?: AlcanceDatos): SQL {
  return sql`${perfil.permisos} @> ${JSON.stringify([{ clave: permission, alcance }])}::jsonb`;
}

/** Permissions of a profile; keys that the product no longer knows are passed over. */
export function permissionsOf(
  permisos: readonly Readonly<Record<string, unknown>>[],
): Map<PermissionKey, AlcanceDatos> {
  return new Map(
    permisos
      .filter(({ clave }) => isPermissionKey(clave))
      .map(({ clave, alcance }) => [clave as PermissionKey, alcance as AlcanceDatos]),
  );
}

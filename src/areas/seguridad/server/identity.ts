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
  /** Time zone of the unit; null without one. */
  readonly zonaHoraria: string | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
  readonly proveedorId: number | null;
  readonly perfilNombre: string;
  readonly permissions: ReadonlyMap<PermissionKey, AlcanceDatos>;
}

/** Loads the identity of an active account; null when it is unknown, inactive or blocked. */
export async function loadIdentity(db: Queryable, usuarioId: number): Promise<Identity | null> {
  return (await loadIdentities(db, [usuarioId]))[0] ?? null;
}

/** Loads the identities of the active ones of some accounts. */
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

/** Condition on `usuario` and `perfil`: the account is active and has a permission, with any reach or exactly the given one. */
export function holds(permission: string, alcance?: AlcanceDatos): SQL {
  return and(isInService, eq(perfil.activo, true), grants(permission, alcance))!;
}

/** Condition on `perfil`: it has a permission, with any reach or exactly the given one. */
export function grants(permission: string, alcance?: AlcanceDatos): SQL {
  return sql`${perfil.permisos} @> ${JSON.stringify([{ clave: permission, alcance }])}::jsonb`;
}

/** Returns the permissions of a profile; skips keys that the product no longer knows. */
export function permissionsOf(
  permisos: readonly Readonly<Record<string, unknown>>[],
): Map<PermissionKey, AlcanceDatos> {
  return new Map(
    permisos
      .filter(({ clave }) => isPermissionKey(clave))
      .map(({ clave, alcance }) => [clave as PermissionKey, alcance as AlcanceDatos]),
  );
}

import { eq, inArray } from 'drizzle-orm';
import { almacen, nucleo, perfil, unidad, usuario } from '#generated/server/tables.gen';
import type { Place, Standing } from '#areas/seguridad/shared/cuentas/exceeding';
import type { LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { permissionsOf } from './identity';

/** Permissions of an account with their places, and its profile. */
export interface AccountStanding extends Standing {
  readonly perfilId: number;
  readonly perfilNombre: string;
  /** Profiles that it may assign although they exceed its own permissions. */
  readonly otorga: readonly number[];
}

/** Reads the stored standing of an account; null for an unknown one. */
export async function standingOfUser(tx: Queryable, usuarioId: number): Promise<AccountStanding | null> {
  const [row] = await tx
    .select({
      perfilId: usuario.perfilId,
      unidadId: usuario.unidadId,
      proveedorId: usuario.proveedorId,
      almacenIds: usuario.almacenIds,
      servicioIds: usuario.servicioIds,
    })
    .from(usuario)
    .where(eq(usuario.usuarioId, usuarioId));
  return row ? standingOf(tx, row) : null;
}

/** Reads the standing that results from an account, stored or submitted; null when its profile does not exist. */
export async function standingOf(tx: Queryable, account: LooseRecord): Promise<AccountStanding | null> {
  const [profile] = await tx
    .select({ nombre: perfil.nombre, permisos: perfil.permisos, otorga: perfil.otorga })
    .from(perfil)
    .where(eq(perfil.perfilId, Number(account['perfilId'])));
  if (!profile) return null;
  const unidadId = numberOf(account['unidadId']);
  const [unit] =
    unidadId === null
      ? []
      : await tx.select({ jurisdiccionId: unidad.jurisdiccionId }).from(unidad).where(eq(unidad.unidadId, unidadId));
  const [almacenIds, servicioIds] = [numbersOf(account['almacenIds']), numbersOf(account['servicioIds'])];
  return {
    perfilId: Number(account['perfilId']),
    perfilNombre: profile.nombre,
    otorga: profile.otorga ?? [],
    // Includes the permissions of an inactive profile: it may be restored.
    permissions: permissionsOf(profile.permisos ?? []),
    unidadId,
    jurisdiccionId: unit?.jurisdiccionId ?? null,
    proveedorId: numberOf(account['proveedorId']),
    almacenes: almacenIds.length === 0 ? [] : await placesOf(tx, almacen, almacen.almacenId, almacenIds),
    servicios: servicioIds.length === 0 ? [] : await placesOf(tx, nucleo, nucleo.nucleoId, servicioIds),
  };
}

async function placesOf(
  tx: Queryable,
  table: typeof almacen | typeof nucleo,
  key: typeof almacen.almacenId | typeof nucleo.nucleoId,
  ids: readonly number[],
): Promise<Place[]> {
  return tx
    .select({ id: key, unidadId: table.unidadId, jurisdiccionId: unidad.jurisdiccionId })
    .from(table)
    .leftJoin(unidad, eq(unidad.unidadId, table.unidadId))
    .where(inArray(key, [...ids]));
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const numbersOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

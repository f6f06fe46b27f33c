import { asc, eq, inArray } from 'drizzle-orm';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { almacen, jurisdiccion, nucleo, proveedor, unidad } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Assignments of an account that scopes depend on. */
export interface Holder {
  readonly unidadId: number | null;
  readonly proveedorId: number | null;
  readonly almacenIds: readonly number[] | null;
  readonly servicioIds: readonly number[] | null;
}

/** Reach of each scope for an account, as names. Empty when it reaches nothing; null when it depends on no assignment. */
export type Reach = Readonly<Record<AlcanceDatos, readonly string[] | null>>;

/** Returns the reach of each scope for an account, by name. */
export async function reachOf(
  db: Queryable,
  { unidadId, proveedorId, almacenIds, servicioIds }: Holder,
): Promise<Reach> {
  const [unit] =
    unidadId === null
      ? []
      : await db
          .select({ nombre: unidad.nombre, clues: unidad.clues, jurisdiccion: jurisdiccion.nombre })
          .from(unidad)
          .leftJoin(jurisdiccion, eq(jurisdiccion.jurisdiccionId, unidad.jurisdiccionId))
          .where(eq(unidad.unidadId, unidadId));
  const [supplier] =
    proveedorId === null
      ? []
      : await db
          .select({ nombre: proveedor.razonSocial })
          .from(proveedor)
          .where(eq(proveedor.proveedorId, proveedorId));
  const warehouses =
    almacenIds === null || almacenIds.length === 0
      ? []
      : await db
          .select({ nombre: almacen.nombre })
          .from(almacen)
          .where(inArray(almacen.almacenId, [...almacenIds]))
          .orderBy(asc(almacen.nombre));
  const services =
    servicioIds === null || servicioIds.length === 0
      ? []
      : await db
          .select({ nombre: nucleo.nombre })
          .from(nucleo)
          .where(inArray(nucleo.nucleoId, [...servicioIds]))
          .orderBy(asc(nucleo.nombre));
  return {
    RED: null,
    PROPIO: null,
    JURISDICCION: unit?.jurisdiccion ? [unit.jurisdiccion] : [],
    UNIDAD: unit ? [unit.nombre] : [],
    ALMACEN: warehouses.map(({ nombre }) => nombre),
    SERVICIO: services.map(({ nombre }) => nombre),
    PROVEEDOR: supplier ? [supplier.nombre] : [],
  };
}

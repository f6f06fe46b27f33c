import { eq, inArray } from 'drizzle-orm';
import { almacen, unidad } from '#generated/server/tables.gen';
import type { AllocationOptions } from '#areas/inventario/shared/inventario/allocate';
import { DEFAULT_TIME_ZONE, knownZone, todayIn } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';

export interface WarehouseRules extends AllocationOptions {
  readonly nombre: string;
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  /** `yyyy-MM-dd`, the current day at the warehouse. */
  readonly day: string;
}

/** Returns the current day in a unit's time zone, as `yyyy-MM-dd`. An unknown zone counts as the default one. */
export function dayAt(zone: string | null, now: Date): string {
  return todayIn(knownZone(zone) ?? DEFAULT_TIME_ZONE, now);
}

/** Reads the rules of a warehouse for dispatching stock: its clock, and the order of lots. */
export async function warehouseRules(db: Queryable, almacenId: number, now: Date): Promise<WarehouseRules> {
  const [row] = await db
    .select({
      nombre: almacen.nombre,
      unidadId: unidad.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      policy: almacen.politicaSurtido,
      daysLeft: almacen.diasVigenciaMinimaSalida,
      zone: unidad.zonaHoraria,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(eq(almacen.almacenId, almacenId));
  if (!row) throw new Error(`There is no warehouse ${almacenId}.`);
  return {
    nombre: row.nombre,
    unidadId: row.unidadId,
    jurisdiccionId: row.jurisdiccionId,
    day: dayAt(row.zone, now),
    policy: row.policy === 'PEPS' ? 'PEPS' : 'FEFO',
    daysLeft: row.daysLeft,
  };
}

/** Names of several warehouses, with the current day at each (`yyyy-MM-dd`). */
export async function warehouseDays(
  db: Queryable,
  almacenIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Pick<WarehouseRules, 'nombre' | 'day'>>> {
  const found = await db
    .select({ almacenId: almacen.almacenId, nombre: almacen.nombre, zone: unidad.zonaHoraria })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(inArray(almacen.almacenId, [...almacenIds]));
  return new Map(found.map(({ almacenId, nombre, zone }) => [almacenId, { nombre, day: dayAt(zone, now) }]));
}

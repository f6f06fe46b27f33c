import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { almacen } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Returns the default pharmacy for a unit's prescriptions: its pharmacy, else its CENDIS, else null. */
export async function unitPharmacy(db: Queryable, unidadId: number): Promise<number | null> {
  const [row] = await db
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(and(eq(almacen.unidadId, unidadId), eq(almacen.activo, true), inArray(almacen.tipo, ['FARMACIA', 'CENDIS'])))
    .orderBy(sql`${almacen.tipo} = 'CENDIS'`, asc(almacen.almacenId))
    .limit(1);
  return row?.almacenId ?? null;
}

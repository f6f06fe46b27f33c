import { and, desc, eq, gte, notInArray, type SQL } from 'drizzle-orm';
import { conteo } from '#generated/server/tables.gen';
import { mondayOf } from '#areas/farmacia/shared/farmacia/counting-week';
import type { Queryable } from '#platform/server/db/database';

/**
 * Returns the open count of controlled medicines of a week, if any.
 *
 * @param day local `yyyy-MM-dd` of that week at the warehouse
 * @param seen condition on the counts in the reader's scope
 */
export async function countOfWeek(db: Queryable, almacenId: number, day: string, seen: SQL | undefined) {
  const [open] = await db
    .select({ conteoId: conteo.conteoId, folio: conteo.folio, estatus: conteo.estatus })
    .from(conteo)
    .where(
      and(
        eq(conteo.almacenId, almacenId),
        eq(conteo.tipo, 'CONTROLADOS'),
        eq(conteo.activo, true),
        notInArray(conteo.estatus, ['APLICADO', 'CANCELADO']),
        gte(conteo.fechaProgramada, mondayOf(day)),
        seen,
      ),
    )
    .orderBy(desc(conteo.conteoId))
    .limit(1);
  return open ?? null;
}

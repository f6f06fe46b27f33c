import { and, desc, eq, gte, notInArray, type SQL } from 'drizzle-orm';
import { conteo } from '#generated/server/tables.gen';
import { mondayOf } from '#areas/farmacia/shared/farmacia/counting-week';
import type { Queryable } from '#platform/server/db/database';

/**
 * The count of controlled medicines of a week that is not closed, if there is one.
 *
 * @param day `yyyy-MM-dd` of that week, where the warehouse stands
 * @param seen which counts the reader reaches
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

import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { almacen, horario, unidad } from '#generated/server/tables.gen';
import type { AgendaContextoAnswer } from '#generated/shared/operations.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { hoursReach } from './hours-reach';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

/**
 * Returns the warehouses with dock appointments in which the actor may book, with the names of their docks. Limited to a unit when one is
 * given.
 */
export async function warehousesWithHours(
  db: Queryable,
  unidadId: number | undefined,
  actor: Actor,
): Promise<AgendaContextoAnswer['almacenes']> {
  const rows = await db
    .selectDistinct({
      almacenId: almacen.almacenId,
      nombre: almacen.nombre,
      unidadId: almacen.unidadId,
      zonaHoraria: unidad.zonaHoraria,
      anden: horario.anden,
    })
    .from(horario)
    .innerJoin(almacen, eq(almacen.almacenId, horario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      and(
        eq(horario.activo, true),
        eq(almacen.activo, true),
        or(
          isNull(horario.vigenciaHasta),
          gte(horario.vigenciaHasta, sql`(now() at time zone ${unidad.zonaHoraria})::date`),
        ),
        unidadId === undefined ? undefined : eq(almacen.unidadId, unidadId),
        hoursReach(actor),
      ),
    )
    .orderBy(asc(almacen.nombre), asc(almacen.almacenId), asc(horario.anden));
  return [...grouped(rows, ({ almacenId }) => almacenId)].map(([almacenId, own]) => {
    const { nombre, unidadId: unit, zonaHoraria } = own[0]!;
    const andenes = own.flatMap(({ anden }) => anden ?? []);
    return { almacenId, nombre, unidadId: unit, zonaHoraria, hoy: todayIn(zonaHoraria), andenes };
  });
}

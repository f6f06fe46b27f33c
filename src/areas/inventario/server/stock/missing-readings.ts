import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { almacen, equipoFrio, temperatura, unidad } from '#generated/server/tables.gen';
import type { Orm } from '#platform/server/db/database';
import { notifyWarehouses } from './notify-warehouses';

/**
 * Notifies warehouses of equipment with fewer temperature readings yesterday than required, by the clock of each unit. Notifies once per
 * equipment and day, regardless of the number of runs: the equipment stores the day. Equipment installed for only part of that day is
 * skipped. Corrections do not count as readings.
 *
 * @returns number of reported equipment
 */
export async function notifyMissingReadings(orm: Orm, now: Date): Promise<number> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${unidad.zonaHoraria})`;
  const yesterday = sql<string>`(${local}::date - 1)`;
  const read = sql<number>`(select count(*) from ${temperatura}
    where ${temperatura.equipoFrioId} = ${equipoFrio.equipoFrioId} and ${temperatura.corrigeId} is null
      and ${temperatura.fecha} >= ${yesterday}::timestamp at time zone ${unidad.zonaHoraria}
      and ${temperatura.fecha} < (${yesterday} + 1)::timestamp at time zone ${unidad.zonaHoraria})::int`;
  const found = await orm
    .select({
      equipoFrioId: equipoFrio.equipoFrioId,
      almacenId: equipoFrio.almacenId,
      unidadId: almacen.unidadId,
      clave: equipoFrio.clave,
      nombre: equipoFrio.nombre,
      almacenNombre: almacen.nombre,
      due: equipoFrio.lecturasPorDia,
      day: sql<string>`${yesterday}::text`,
      read,
    })
    .from(equipoFrio)
    .innerJoin(almacen, eq(almacen.almacenId, equipoFrio.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(
      and(
        eq(equipoFrio.activo, true),
        sql`${equipoFrio.fechaCreacion} < ${yesterday}::timestamp at time zone ${unidad.zonaHoraria}`,
        or(isNull(equipoFrio.ultimaFalta), sql`${equipoFrio.ultimaFalta} < ${yesterday}`),
        lt(read, equipoFrio.lecturasPorDia),
      ),
    )
    .orderBy(asc(equipoFrio.equipoFrioId));
  let told = 0;
  for (const { equipoFrioId, almacenId, unidadId, clave, nombre, almacenNombre, due, day, read: had } of found) {
    await orm.transaction(async (tx) => {
      const marked = await tx
        .update(equipoFrio)
        .set({ ultimaFalta: day })
        .where(
          and(
            eq(equipoFrio.equipoFrioId, equipoFrioId),
            or(isNull(equipoFrio.ultimaFalta), lt(equipoFrio.ultimaFalta, day)),
          ),
        )
        .returning({ equipoFrioId: equipoFrio.equipoFrioId });
      // Another process was faster.
      if (marked.length === 0) return;
      told += 1;
      const notice = {
        tipo: 'RED_FRIA',
        severidad: 'AVISO',
        folio: clave,
        detalle: `${nombre}, ${almacenNombre}: ${had}/${due}`,
        ruta: `/equipo-frio/${equipoFrioId}`,
        entidad: 'equipo-frio',
        entidadId: equipoFrioId,
        unidadId,
        agrupador: `red-fria-falta/${equipoFrioId}`,
      } as const;
      await notifyWarehouses(tx, new Map([[almacenId, notice]]), { usuarioId: null });
    });
  }
  return told;
}

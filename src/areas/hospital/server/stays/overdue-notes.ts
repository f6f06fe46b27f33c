import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { hospitalizacion, notaEvolucion, usuario } from '#generated/server/tables.gen';
import { NOTE_HOURS } from '#areas/hospital/shared/hospital/due';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Orm } from '#platform/server/db/database';

const NOTE_MS = NOTE_HOURS * 60 * 60 * 1000;
const ROUND = 200;

/** Time of the last signed physician's note of a stay, or of the admission. */
const LAST = sql`greatest(${hospitalizacion}.fecha_ingreso, (select max(nota.fecha_hora) from ${notaEvolucion} nota
  where nota.hospitalizacion_id = ${hospitalizacion}.hospitalizacion_id and nota.estatus = 'FIRMADA'
    and nota.tipo not in ('ENFERMERIA', 'ADENDA')))`;

/**
 * Notifies the attending physician of stays without a signed note for a day (NOM-004 8.3, DOMAIN c.2, 3). If the physician has no account,
 * the users who discharge there are notified. Notifies once per missing note, regardless of the number of runs: a signed note restarts the
 * day.
 *
 * @returns number of reported stays
 */
export async function notifyOverdueNotes(orm: Orm, now: Date): Promise<number> {
  const overdue = and(
    eq(hospitalizacion.activo, true),
    eq(hospitalizacion.estatus, 'INGRESADO'),
    isNotNull(hospitalizacion.fechaIngreso),
    sql`${LAST} < ${new Date(now.getTime() - NOTE_MS).toISOString()}::timestamptz`,
    or(isNull(hospitalizacion.avisoNota), sql`${hospitalizacion.avisoNota} < ${LAST}`),
  );
  const found = await orm
    .select()
    .from(hospitalizacion)
    .where(overdue)
    .orderBy(asc(hospitalizacion.hospitalizacionId))
    .limit(ROUND);
  let told = 0;
  for (const stay of found) {
    await orm.transaction(async (tx) => {
      const marked = await tx
        .update(hospitalizacion)
        .set({ avisoNota: now })
        .where(and(eq(hospitalizacion.hospitalizacionId, stay.hospitalizacionId), overdue))
        .returning({ id: hospitalizacion.hospitalizacionId });
      // Another process was faster.
      if (marked.length === 0) return;
      told += 1;
      const accounts = await tx
        .select({ usuarioId: usuario.usuarioId })
        .from(usuario)
        .where(and(eq(usuario.personalMedicoId, stay.medicoTratanteId), eq(usuario.estatus, 'ACTIVO')));
      const physician = accounts.map(({ usuarioId }) => usuarioId);
      await notify(
        tx,
        physician.length > 0 ? physician : await usersWhoCanTake(tx, 'hospitalizacion', 'altaMedica', { ...stay }),
        {
          tipo: 'NOTA_VENCIDA',
          severidad: 'ALERTA',
          folio: stay.folio,
          ruta: `/hospital/paciente/${stay.hospitalizacionId}?vista=notas`,
          entidad: 'hospitalizacion',
          entidadId: stay.hospitalizacionId,
          unidadId: stay.unidadId,
          agrupador: `hospitalizacion/${stay.hospitalizacionId}/nota`,
          requiereAccion: true,
        },
      );
    });
  }
  return told;
}

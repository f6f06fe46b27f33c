import { inArray, sql, type SQL } from 'drizzle-orm';
import { asignacion, hospitalizacion } from '#generated/server/tables.gen';
import { staffShifts, type Shift } from '#areas/red/shared/hospital/shifts';
import type { Actor } from '#platform/server/db/actor';

/** Condition on assignments of a shift under any of its staff names: night A or B, or the whole day. */
export const ofShift = (turno: Shift): SQL => inArray(asignacion.turno, [...staffShifts(turno)] as ['MIXTO']);

/**
 * Condition on the stays assigned to the actor on a shift.
 *
 * @param fecha day on which the shift began, `yyyy-MM-dd`
 */
export const assignedTo = (
  { usuarioId }: Actor,
  turno: Shift,
  fecha: string,
): SQL => sql`${hospitalizacion.hospitalizacionId} in (
    select ${asignacion.hospitalizacionId} from ${asignacion}
    where ${asignacion.activo} and ${asignacion.fecha} = ${fecha}::date and ${ofShift(turno)}
      and ${asignacion.personalMedicoId} = (select personal_medico_id from usuario where usuario_id = ${usuarioId ?? 0}))`;

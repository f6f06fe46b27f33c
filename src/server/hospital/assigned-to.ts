import { inArray, sql, type SQL } from 'drizzle-orm';
import { asignacion, hospitalizacion } from '../../../generated/server/tables.gen';
import { staffShifts, type Shift } from '../../domain/hospital/shifts';
import type { Actor } from '../db/actor';

/**
 * The stays that somebody has assigned to the actor on a shift.
 *
 * @param fecha day on which the shift began, `yyyy-MM-dd`
 */
export const assignedTo = (
  { usuarioId }: Actor,
  turno: Shift,
  fecha: string,
): SQL => sql`${hospitalizacion.hospitalizacionId} in (
    select ${asignacion.hospitalizacionId} from ${asignacion}
    where ${asignacion.activo} and ${asignacion.fecha} = ${fecha}::date and ${inArray(asignacion.turno, [...staffShifts(turno)] as ['MIXTO'])}
      and ${asignacion.personalMedicoId} = (select personal_medico_id from usuario where usuario_id = ${usuarioId ?? 0}))`;

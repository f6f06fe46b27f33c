import { todayIn } from '../../../shared/dates/moments';
import { zoneOfUnit } from '../../crud/agenda/owner-agenda';
import { createRecord } from '../../crud/create-record';
import { resourceOf } from '../../crud/resources';
import { invalid } from '../../db/problem';
import type { EffectsOf } from './effects';

/** What the steps of a note bring about. */
export const consultaEffects: EffectsOf<'consulta'> = {
  /** The next appointment (DOMAIN a.4), where the physician chose a slot of their own; a day without an hour stays a wish. */
  consultaFirmar: async ({ tx, actor, document }) => {
    const { consultaId, folio, pacienteId, unidadId, personalMedicoId, proximaCita, proximaCitaInicio } = document;
    if (proximaCitaInicio === null || proximaCita === null) return {};
    const zone = await zoneOfUnit(tx, unidadId, actor.timeZone);
    if (todayIn(zone, new Date(proximaCitaInicio)) !== proximaCita)
      throw invalid([{ campo: 'proximaCitaInicio', codigo: 'CITA_DE_OTRO_DIA', params: {} }]);
    const body = {
      pacienteId,
      unidadId,
      personalMedicoId,
      // What the patient has is for the note to say, not for a calendar.
      titulo: `Seguimiento de ${folio ?? 'consulta'}`,
      inicio: proximaCitaInicio,
    };
    const settled = ['pacienteId', 'unidadId', 'personalMedicoId'];
    await createRecord(tx, resourceOf('evento'), body, actor, settled, { consultaId });
    return {};
  },
};

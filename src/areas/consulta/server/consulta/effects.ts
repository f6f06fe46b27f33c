import { and, eq, inArray } from 'drizzle-orm';
import { evento, receta } from '#generated/server/tables.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import { createRecord } from '#platform/server/records/create-record';
import { readRecord } from '#platform/server/records/read/read-record';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of the steps of a consultation note. */
export const consultaEffects: EffectsOf<'consulta'> = {
  /**
   * Books the next appointment (DOMAIN a.4) when the physician chose one of their own slots. A day without an hour is only a
   * suggestion.
   */
  firmar: async ({ tx, actor, document }) => {
    const { consultaId, folio, pacienteId, unidadId, personalMedicoId, proximaCita, proximaCitaInicio } = document;
    if (proximaCitaInicio === null || proximaCita === null) return {};
    const zone = await zoneOfUnit(tx, unidadId, actor.timeZone);
    if (todayIn(zone, new Date(proximaCitaInicio)) !== proximaCita)
      throw invalid([{ campo: 'proximaCitaInicio', codigo: 'CITA_DE_OTRO_DIA', params: {} }]);
    const body = {
      pacienteId,
      unidadId,
      personalMedicoId,
      // Omits the diagnosis: health data stay in the note and out of the calendar.
      titulo: `Seguimiento de ${folio ?? 'consulta'}`,
      inicio: proximaCitaInicio,
    };
    const settled = ['pacienteId', 'unidadId', 'personalMedicoId'];
    await createRecord({
      tx,
      actor,
      resource: resourceOf('evento'),
      body,
      trustedReferences: settled,
      set: { consultaId },
    });
    return {};
  },

  /**
   * Cancels the prescriptions and the appointment of a voided note, unless its author retains them. Notifies the pharmacy when medicines
   * were already dispensed.
   */
  anular: async ({ tx, actor, document, input, take }) => {
    const { consultaId, motivoAnulacion } = document;
    if (!input.conservarRecetas) {
      const resource = resourceOf('receta');
      const prescriptions = await tx
        .select({ id: receta.recetaId, estatus: receta.estatus })
        .from(receta)
        .where(and(eq(receta.consultaId, consultaId), eq(receta.activo, true)))
        .orderBy(receta.recetaId)
        .for('update');
      for (const { id, estatus } of prescriptions) {
        const record = await readRecord(tx, resource, eq(receta.recetaId, id), actor);
        if (!record) continue;
        if (['BORRADOR', 'EMITIDA', 'SURTIDA_PARCIAL'].includes(estatus))
          await take(resource, record, 'cancelarPorAnulacion');
        if (['SURTIDA', 'SURTIDA_PARCIAL'].includes(estatus))
          await notify(tx, await usersWhoCanTake(tx, 'receta', 'cerrarSinSurtir', record), {
            tipo: 'RECETA_ANULADA',
            severidad: 'CRITICA',
            folio: record.folio,
            detalle: motivoAnulacion,
            ruta: `/receta/${id}`,
            entidad: 'receta',
            entidadId: id,
            unidadId: record.unidadId,
            requiereAccion: true,
          });
      }
    }
    if (!input.conservarCita) {
      const resource = resourceOf('evento');
      const appointments = await tx
        .select({ id: evento.eventoId })
        .from(evento)
        .where(and(eq(evento.consultaId, consultaId), inArray(evento.estatus, ['PROGRAMADA', 'AUTORIZADA'])));
      for (const { id } of appointments) {
        const record = await readRecord(tx, resource, eq(evento.eventoId, id), actor);
        if (record) await take(resource, record, 'cancelarPorAnulacion');
      }
    }
    return {};
  },
};

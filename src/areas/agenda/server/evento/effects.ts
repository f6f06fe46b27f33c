import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { evento, visita } from '#generated/server/tables.gen';
import type { Evento } from '#generated/shared/types.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { mayAuthorise } from '../may-authorise';
import { zoneOfUnit } from '../owner-agenda';
import { createRecord } from '#platform/server/records/create-record';
import { OVER } from '#areas/consulta/server/visita/write-checks';
import type { Step } from '#platform/server/lifecycle/step';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import { announceAppointment } from '../announce-appointment';
import { DEATH_REASON, VOIDED_REASON } from '#areas/pacientes/server/end-reasons';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Cancellations closer to the start than this count as late, because the slot can no longer be filled (DOMAIN b.6). */
const LATE_MS = 2 * 60 * 60 * 1000;
/** References of an appointment, validated when it was created. */
const SETTLED = [
  'pacienteId',
  'unidadId',
  'nucleoId',
  'personalMedicoId',
  'almacenId',
  'proveedorId',
  'solicitudId',
  'propuestaCambioId',
];

/** Effects of the steps of an appointment (DOMAIN b.6). */
export const eventoEffects: EffectsOf<'evento'> = {
  porAnulacion: async () => ({ motivoCancelacion: VOIDED_REASON }),
  porDefuncion: async () => ({ motivoCancelacion: DEATH_REASON }),

  /** Adds the patient to the queue of the service. A visit that was created manually keeps its turn. */
  iniciar: async (step) => {
    const { tx, actor, document } = step;
    const pacienteId = document.pacienteId;
    if (await tieOpenVisit(step, pacienteId)) return {};
    const { eventoId, unidadId, nucleoId, personalMedicoId, titulo } = document;
    const body = {
      pacienteId,
      unidadId,
      tipo: 'CONSULTA',
      motivo: titulo,
      ...(nucleoId === null ? {} : { nucleoId }),
      ...(personalMedicoId === null ? {} : { personalMedicoId }),
    };
    await createRecord({
      tx,
      actor,
      resource: resourceOf('visita'),
      body,
      trustedReferences: SETTLED,
      set: { eventoId },
    });
    return {};
  },

  /** Creates another appointment that refers to this one, in a free slot of the same physician or warehouse. */
  reprogramar: async ({ tx, actor, before, document, input: { nuevoInicio, nuevoAnden } }) => {
    const { eventoId, unidadId, personalMedicoId, titulo, observaciones, consultaId } = document;
    // Frees its own slot and day, because both are checked before this step is stored.
    await tx.update(evento).set({ estatus: 'REPROGRAMADA' }).where(eq(evento.eventoId, eventoId));
    const shared = { tipo: document.tipo, unidadId, titulo, inicio: nuevoInicio, ...filled({ observaciones }) };
    const body =
      document.tipo === 'CITA_CONSULTA'
        ? { ...shared, pacienteId: document.pacienteId, personalMedicoId }
        : { ...shared, ...filled(deliveryOf(document)), ...filled({ anden: nuevoAnden ?? null }) };
    const stays = before['estatus'] === 'AUTORIZADA' && authorises(actor, document);
    const made = await createRecord({
      tx,
      actor,
      resource: resourceOf('evento'),
      body,
      trustedReferences: SETTLED,
      set: {
        reprogramadoDeId: eventoId,
        consultaId,
        ...(stays ? { estatus: 'AUTORIZADA' } : {}),
      },
    });
    await announceAppointment(tx, made, actor);
    return {};
  },

  cancelar: ({ document, now }) =>
    Promise.resolve({ incidencia: Date.parse(document.inicio) - now.getTime() < LATE_MS }),
};

/** Fields of a delivery: cargo, origin and destination. */
const deliveryOf = ({ almacenId, proveedorId, solicitudId, propuestaCambioId, cajas, tarimas }: Evento) => ({
  almacenId,
  proveedorId,
  solicitudId,
  propuestaCambioId,
  cajas,
  tarimas,
});

const filled = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const authorises = (actor: Actor, { almacenId, unidadId }: Evento) =>
  almacenId !== null && mayAuthorise(actor, { almacenId, unidadId });

/** Links today's open visit to the appointment. @returns true when there was one */
async function tieOpenVisit(
  { tx, actor, document, now }: Step<Evento, unknown>,
  pacienteId: number | null,
): Promise<boolean> {
  const { eventoId, unidadId } = document;
  if (pacienteId === null) return false;
  const day = todayIn(await zoneOfUnit(tx, unidadId, actor.timeZone), now);
  const [open] = await tx
    .select({ visitaId: visita.visitaId, version: visita.version })
    .from(visita)
    .where(
      and(
        eq(visita.pacienteId, pacienteId),
        eq(visita.unidadId, unidadId),
        eq(visita.fecha, day),
        eq(visita.tipo, 'CONSULTA'),
        eq(visita.activo, true),
        isNull(visita.eventoId),
        notInArray(visita.estatus, [...OVER]),
      ),
    )
    .limit(1)
    .for('update');
  if (!open) return false;
  await tx
    .update(visita)
    .set({ eventoId, version: open.version + 1, modificadoPor: actor.usuarioId, fechaModificacion: now })
    .where(eq(visita.visitaId, open.visitaId));
  return true;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { evento } from '#generated/server/tables.gen';
import { hoursOf, type AgendaOwner } from '../owner-agenda';
import { strandedBy, type Stranded } from '../stranded';
import { deleteRecord } from '#platform/server/records/delete-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { invalid, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { HOURS_REASON } from '#areas/pacientes/server/end-reasons';
import { saveRecord } from '#platform/server/records/save-record';
import { takeStep } from '#platform/server/operations/take-step';
import { notifyHoursChange } from './notify-hours-change';

type Decision = 'MOVER' | 'CANCELAR' | 'CONSERVAR';

/**
 * Changes or ends opening hours, and applies the decision about each appointment outside them.
 *
 * @throws Problem like `saveRecord` and `deleteRecord`; 409 HORARIO_CON_CITAS with the undecided ones, CITA_SIN_LUGAR without a free slot
 * to move to; 422 CITA_DENTRO_DE_HORARIO for one that needs no decision
 */
export const horarioCambiar: OperationHandler<'horarioCambiar', OperationContext> = async (
  { params: { horarioId }, body: { version, horario, decisiones } },
  context,
) => {
  const { tx, actor } = context;
  const resource = resourceOf('horario');
  const before = await findRecord(tx, resource, horarioId, resource.permissions.update, actor);
  const owner: AgendaOwner =
    before.personalMedicoId === null
      ? { almacenId: before.almacenId ?? 0 }
      : { personalMedicoId: before.personalMedicoId };
  const decided = new Map<number, Decision>(decisiones.map(({ eventoId, accion }) => [eventoId, accion]));
  // Locks the hours against concurrent bookings.
  await hoursOf(tx, owner, { lock: true });
  const bookedIn = await release(context, owner, [...decided.keys()]);
  if (horario) await saveRecord(context, resource, String(horarioId), version, horario);
  else await deleteRecord(tx, resource, String(horarioId), version, actor);
  await restore(context, bookedIn);
  const stranded = await strandedBy(tx, owner, await hoursOf(tx, owner), actor);
  const outside = new Set(stranded.map(({ eventoId }) => eventoId));
  const needless = decisiones.flatMap(({ eventoId }, index) =>
    outside.has(eventoId)
      ? []
      : [{ campo: `decisiones.${index}.eventoId`, codigo: 'CITA_DENTRO_DE_HORARIO', params: {} }],
  );
  if (needless.length > 0) throw invalid(needless);
  for (const each of stranded) await carryOut(context, each, decided.get(each.eventoId)!);
  const count = (accion: Decision) => [...decided.values()].filter((each) => each === accion).length;
  return { movidas: count('MOVER'), canceladas: count('CANCELAR'), conservadas: count('CONSERVAR') };
};

/** Detaches decided appointments from their hours, so that these may change. @returns the previous hours of each */
async function release(
  { tx }: OperationContext,
  owner: AgendaOwner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const own =
    owner.personalMedicoId === undefined
      ? eq(evento.almacenId, owner.almacenId ?? 0)
      : eq(evento.personalMedicoId, owner.personalMedicoId);
  const theirs = and(inArray(evento.eventoId, [...ids]), own);
  const rows = await tx
    .select({ eventoId: evento.eventoId, horarioId: evento.horarioId })
    .from(evento)
    .where(theirs)
    .orderBy(evento.eventoId)
    .for('update');
  await tx.update(evento).set({ horarioId: null }).where(theirs);
  return new Map(rows.map(({ eventoId, horarioId }) => [eventoId, horarioId]));
}

async function restore({ tx }: OperationContext, bookedIn: ReadonlyMap<number, number | null>): Promise<void> {
  for (const [eventoId, horarioId] of bookedIn)
    await tx.update(evento).set({ horarioId }).where(eq(evento.eventoId, eventoId));
}

async function carryOut(context: OperationContext, stranded: Stranded, decision: Decision): Promise<void> {
  const { tx, actor } = context;
  const { eventoId, folio, siguiente } = stranded;
  const resource = resourceOf('evento');
  const before = await findRecord(tx, resource, eventoId, resource.permissions.list, actor);
  if (decision === 'MOVER') {
    if (siguiente === null) throw new Problem(409, 'CITA_SIN_LUGAR', { params: { folio: folio ?? '' } });
    await takeStep(context, resource, before, 'reprogramar', { nuevoInicio: siguiente });
  } else if (decision === 'CANCELAR') {
    await takeStep(context, resource, before, 'cancelar', { motivoCancelacion: HOURS_REASON });
  } else {
    await tx
      .update(evento)
      .set({
        horarioId: null,
        version: before.version + 1,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      })
      .where(eq(evento.eventoId, eventoId));
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'evento',
      entidadId: eventoId,
      motivo: HOURS_REASON,
      antes: { horarioId: before.horarioId },
      despues: { horarioId: null },
    });
  }
  await notifyHoursChange(context, before, { decision, to: decision === 'MOVER' ? siguiente : null });
}

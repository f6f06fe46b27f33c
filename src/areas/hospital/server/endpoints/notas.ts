import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { notaEvolucion, persona, personalMedico } from '#generated/server/tables.gen';
import { NURSING_NOTES } from '#areas/hospital/shared/hospital/note-numerals';
import { isNoteOverdue } from '#areas/hospital/shared/hospital/due';
import { todayIn } from '#platform/shared/dates/moments';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { auditShownToday } from '#platform/server/records/read/shown-today';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { answerTo } from '#platform/server/records/idempotency';
import { resourceOf } from '#platform/server/records/resources';
import { updateRecord } from '#platform/server/records/update-record';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { stayInReach } from '../stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';

const MOST = 500;
/** Maximum number of characters shown of a long text. */
const SHOWN = 400;

/** Returns the notes of a stay, the newest first, without drafts of other authors. */
export const hospitalizacionNotas: OperationHandler<'hospitalizacionNotas', OperationContext> = async (
  { params: { hospitalizacionId, tipo } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'nota-evolucion.ver', actor);
  const kind: SQL | undefined = tipo === undefined ? undefined : eq(notaEvolucion.tipo, tipo);
  const found = await orm
    .select({ note: notaEvolucion, autor: PERSON_NAME, cedula: personalMedico.cedulaProfesional })
    .from(notaEvolucion)
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, notaEvolucion.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(and(eq(notaEvolucion.hospitalizacionId, hospitalizacionId), eq(notaEvolucion.activo, true), kind))
    .orderBy(desc(notaEvolucion.fechaHora), desc(notaEvolucion.notaEvolucionId))
    .limit(MOST);
  const shown = found.filter(({ note }) => note.estatus !== 'BORRADOR' || note.autorId === actor.usuarioId);
  const last = shown.find(
    ({ note }) =>
      note.estatus === 'FIRMADA' && !NURSING_NOTES.includes(note.tipo as 'ENFERMERIA') && note.tipo !== 'ADENDA',
  )?.note.fechaHora;
  await auditShownToday(
    orm,
    actor,
    todayIn(actor.timeZone),
    'nota-evolucion',
    shown.map(({ note }) => note.notaEvolucionId),
  );
  const drafts = new Map<number, Record<string, unknown>>();
  for (const { note } of shown)
    if (note.estatus === 'BORRADOR')
      drafts.set(
        note.notaEvolucionId,
        await findRecord(orm, resourceOf('nota-evolucion'), note.notaEvolucionId, 'nota-evolucion.ver', actor),
      );
  return {
    vencida: stay.estatus === 'INGRESADO' && isNoteOverdue(new Date(stay.fechaIngreso!), last ?? null, new Date()),
    ultima: last?.toISOString() ?? null,
    notas: shown.map(({ note, autor, cedula }) => ({
      notaEvolucionId: note.notaEvolucionId,
      version: note.version,
      tipo: note.tipo,
      estatus: note.estatus ?? 'BORRADOR',
      fechaHora: note.fechaHora.toISOString(),
      capturaTardia: note.capturaTardia === true,
      autorId: note.autorId,
      autor: note.firmaNombre ?? autor,
      cedula: note.firmaCedula ?? cedula,
      resumen:
        (
          note.evolucionCuadroClinico ??
          note.observaciones ??
          note.resumenInterrogatorio ??
          note.motivoEnvio ??
          note.habitusExterior
        )?.slice(0, SHOWN) ?? null,
      adendaDeId: note.adendaDeId,
      motivoAnulacion: note.motivoAnulacion,
      mia: note.autorId === actor.usuarioId,
      borrador: drafts.get(note.notaEvolucionId) ?? null,
    })),
  };
};

/** Response to a saved draft; the next save sends its version. */
interface Saved {
  readonly notaEvolucionId: number;
  readonly version: number;
}

/**
 * Saves a draft of its author. An offline author may save twice before the server receives either. The second save then names the first in
 * `sigueA`, and continues from its result.
 *
 * @throws Problem 404 for a stay outside the actor's scope, another author's draft, or a draft of another stay; 409 TRANSICION_INVALIDA;
 * 412 when another tablet has saved meanwhile; 422
 */
export const hospitalizacionNotaGuardar: OperationHandler<'hospitalizacionNotaGuardar', OperationContext> = async (
  { body: { hospitalizacionId, notaEvolucionId = null, version = null, sigueA = null, nota } },
  { tx, actor },
) => {
  await stayInReach(tx, hospitalizacionId, 'nota-evolucion.crear', actor);
  const before =
    notaEvolucionId !== null
      ? { notaEvolucionId, version }
      : sigueA === null
        ? null
        : ((await answerTo(tx, actor.usuarioId ?? 0, sigueA, '/nota-borrador')) as Saved | null);
  const resource = resourceOf('nota-evolucion');
  const written = { ...nota, hospitalizacionId };
  if (!before) return savedOf(await createRecord({ tx, actor, resource, body: written }));
  if (!(await isOwn(tx, before.notaEvolucionId, hospitalizacionId, actor.usuarioId))) throw notFound();
  return savedOf(
    await updateRecord({
      tx,
      actor,
      resource,
      id: String(before.notaEvolucionId),
      version: before.version,
      body: written,
    }),
  );
};

const savedOf = (record: unknown): Saved => {
  const { notaEvolucionId, version } = record as Saved;
  return { notaEvolucionId, version };
};

async function isOwn(tx: Queryable, id: number, hospitalizacionId: number, usuarioId: number | null) {
  const [note] = await tx
    .select({ author: notaEvolucion.autorId, stay: notaEvolucion.hospitalizacionId })
    .from(notaEvolucion)
    .where(eq(notaEvolucion.notaEvolucionId, id));
  return note !== undefined && note.author === usuarioId && note.stay === hospitalizacionId;
}

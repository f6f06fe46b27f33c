import { and, eq, inArray } from 'drizzle-orm';
import {
  evento,
  hospitalizacion,
  paciente,
  persona,
  programaInscripcion,
  receta,
  visita,
} from '#generated/server/tables.gen';
import type { Defuncion } from '#generated/shared/types.gen';
import type { Resource } from '#platform/server/entity/resource';
import { displayDate } from '#platform/shared/dates/days';
import { createRecord } from '#platform/server/records/create-record';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { settleLife } from './settle-life';

/** Maximum length of the list of cancelled documents, in characters. */
const MAX_CANCELLED = 500;

/** Executes a step of another document in the same transaction. */
type Take = (resource: Resource, document: WireRecord, name: string) => Promise<WireRecord>;

interface Acting {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly now: Date;
  readonly take: Take;
}

interface Death {
  readonly pacienteId: number;
  readonly unidadId: number;
  readonly fechaHora: string;
  readonly fuente: Defuncion['fuente'];
  readonly folioCertificado?: string | null;
  readonly observaciones?: string | null;
  readonly hospitalizacionId?: number | null;
}

/**
 * Records a death and cancels the patient's pending documents. The patient's row is locked, so that concurrent requests record it once.
 *
 * @throws Problem 409 DEFUNCION_REGISTRADA when it is already recorded; 422 on `fechaHora` for a future time or one before birth
 */
export async function recordDeath({ tx, actor, now, take }: Acting, death: Death): Promise<WireRecord> {
  const { pacienteId, fechaHora } = death;
  const [patient] = await tx
    .select({ estatus: paciente.estatus, born: persona.fechaNacimiento })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId))
    .for('update', { of: paciente });
  if (patient?.estatus === 'FALLECIDO') throw new Problem(409, 'DEFUNCION_REGISTRADA');
  if (new Date(fechaHora) > now) throw invalid([{ campo: 'fechaHora', codigo: 'FECHA_FUTURA', params: {} }]);
  if (patient?.born && fechaHora.slice(0, 10) < patient.born)
    throw invalid([{ campo: 'fechaHora', codigo: 'ANTES_DE_NACER', params: { fecha: displayDate(patient.born) } }]);
  const cancelled = await cancelAhead({ tx, actor, now, take }, pacienteId);
  const record = await createRecord({
    tx,
    actor,
    resource: resourceOf('defuncion'),
    body: {},
    set: {
      pacienteId,
      unidadId: death.unidadId,
      fechaHora: new Date(fechaHora),
      fuente: death.fuente,
      folioCertificado: death.folioCertificado ?? null,
      observaciones: death.observaciones ?? null,
      hospitalizacionId: death.hospitalizacionId ?? null,
      canceladas: cancelled.join(', ').slice(0, MAX_CANCELLED) || null,
    },
  });
  await settleLife(tx, pacienteId, actor, now);
  return record;
}

/** Documents that a death cancels, with the states concerned, in order of cancellation. */
const AHEAD = [
  {
    name: 'evento',
    table: evento,
    key: evento.eventoId,
    states: ['PROGRAMADA', 'AUTORIZADA'],
    step: 'cancelarPorDefuncion',
  },
  {
    name: 'receta',
    table: receta,
    key: receta.recetaId,
    states: ['BORRADOR', 'EMITIDA', 'SURTIDA_PARCIAL'],
    step: 'cancelarPorDefuncion',
  },
  {
    name: 'visita',
    table: visita,
    key: visita.visitaId,
    states: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'],
    step: 'cancelarPorDefuncion',
  },
  {
    name: 'hospitalizacion',
    table: hospitalizacion,
    key: hospitalizacion.hospitalizacionId,
    states: ['SOLICITADA'],
    step: 'cancelarPorDefuncion',
  },
  {
    name: 'programa-inscripcion',
    table: programaInscripcion,
    key: programaInscripcion.programaInscripcionId,
    states: ['ACTIVO'],
    step: 'cerrarPorDefuncion',
  },
] as const;

/**
 * Cancels the patient's pending documents.
 *
 * @returns folios and names of the cancelled documents
 */
async function cancelAhead({ tx, actor, take }: Acting, pacienteId: number): Promise<readonly string[]> {
  const cancelled: string[] = [];
  for (const { name, table, key, states, step } of AHEAD) {
    const resource: Resource = resourceOf(name);
    const open = await tx
      .select({ id: key })
      .from(table)
      .where(
        and(eq(table.pacienteId, pacienteId), inArray(table.estatus, [...states] as never[]), eq(table.activo, true)),
      )
      .orderBy(key)
      .for('update');
    for (const { id } of open) {
      const document = await readRecord(tx, resource, eq(key, id), actor);
      if (!document) continue;
      await take(resource, document, step);
      cancelled.push(String(document['folio'] ?? resource.title(document, actor.timeZone)));
    }
  }
  return cancelled;
}

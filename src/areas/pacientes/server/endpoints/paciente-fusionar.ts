import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { paciente, pacienteUnidad, persona } from '#generated/server/tables.gen';
import type { Paciente } from '#generated/shared/types.gen';
import { mergedLists } from '#areas/pacientes/shared/pacientes/merged-lists';
import { TAKEABLE } from '#areas/pacientes/shared/pacientes/takeable';
import { isFilled, valueAt, type LooseRecord } from '#platform/shared/paths';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { updateRecord } from '#platform/server/records/update-record';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { settleLife } from './settle-life';
import { moveRecords } from '#platform/server/records/merges/move-records';
import { inChunks } from '#platform/server/records/in-chunks';
import { pacienteFusionDocumento } from '#platform/server/db/system-tables';
import { requireCompatibleStays } from '#areas/hospital/server/stays/require-compatible-stays';
import { closeSecondEnrolments } from '#areas/programas/server/close-second-enrolments';

/** Maximum of rows, with three parameters each, in one statement. */
const MAX_ROWS = 10_000;

/**
 * Merges a patient who was registered twice (DOMAIN c.2, 9). All references to the duplicate move to the surviving record, and the merge
 * stores which. The duplicate is hidden from lists and links to the survivor. A file moves unless the survivor has one in the same unit.
 *
 * @throws Problem 404; 412 for another version of the surviving record; 409 FUSION_INVALIDA, FUSION_CON_ESTANCIAS,
 * FUSION_ESTANCIAS_ENCIMADAS; 422 for a field that cannot be taken over
 */
export const pacienteFusionar: OperationHandler<'pacienteFusionar', OperationContext> = async (
  { body: { sobrevivienteId, duplicadoId, version, motivo, tomar = [] } },
  { tx, actor },
) => {
  const resource = resourceOf('paciente');
  const ids = [sobrevivienteId, duplicadoId].toSorted((a, b) => a - b);
  // Locks in key order, so that two opposite merges of the same records cannot deadlock.
  await tx
    .select({ id: paciente.pacienteId })
    .from(paciente)
    .where(inArray(paciente.pacienteId, ids))
    .orderBy(paciente.pacienteId)
    .for('update');
  const read = async (id: number) => await findRecord(tx, resource, id, 'paciente.fusionar', actor);
  // Sequential: a transaction has one connection.
  const stays = await read(sobrevivienteId);
  const merged = await read(duplicadoId);
  if (
    sobrevivienteId === duplicadoId ||
    !stays.activo ||
    !merged.activo ||
    stays.estatus === 'FUSIONADO' ||
    merged.estatus === 'FUSIONADO'
  )
    throw new Problem(409, 'FUSION_INVALIDA');
  const strange = tomar.filter((path) => !(TAKEABLE as readonly string[]).includes(path));
  if (strange.length > 0)
    throw invalid(strange.map((path) => ({ campo: 'tomar', codigo: 'NO_MODIFICABLE', params: { campo: path } })));
  await requireCompatibleStays(tx, sobrevivienteId, duplicadoId);
  const curp = tomar.includes('persona.curp') && !isFilled(stays.persona.curp) ? (merged.persona.curp ?? null) : null;
  if (curp !== null) await giveUpCurp(tx, duplicadoId, merged.personaId);
  const body = taken(stays, merged, curp === null ? tomar.filter((path) => path !== 'persona.curp') : tomar);
  await updateRecord({
    tx,
    actor: widened(actor),
    resource,
    id: String(sobrevivienteId),
    version,
    body,
    reason: motivo,
  });
  const now = new Date();
  await tx
    .update(paciente)
    .set({
      estatus: 'FUSIONADO',
      fusionadoEnId: sobrevivienteId,
      activo: false,
      version: sql`${paciente.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: now,
    })
    .where(eq(paciente.pacienteId, duplicadoId));
  // Records merged into the duplicate earlier now point to the survivor.
  await tx.update(paciente).set({ fusionadoEnId: sobrevivienteId }).where(eq(paciente.fusionadoEnId, duplicadoId));
  const files = await moveFiles(tx, duplicadoId, sobrevivienteId, actor);
  const closed = await closeSecondEnrolments(tx, duplicadoId, sobrevivienteId, actor);
  const moved = await moveRecords(tx, { entity: 'paciente', from: duplicadoId, to: sobrevivienteId, actor, now }, [
    'paciente-unidad',
  ]);
  await settleLife(tx, sobrevivienteId, actor, now);
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'paciente',
    entidadId: duplicadoId,
    motivo,
    antes: { estatus: merged.estatus, fusionadoEnId: null },
    despues: { estatus: 'FUSIONADO', fusionadoEnId: sobrevivienteId },
  });
  const { pacienteFusionId } = await createRecord({
    tx,
    actor,
    resource: resourceOf('paciente-fusion'),
    body: {},
    set: {
      sobrevivienteId,
      duplicadoId,
      unidadId: stays.unidadId,
      motivo,
      curpMovida: curp,
      expedientesMovidos: files,
      inscripcionesMovidas: moved.find(({ entidad }) => entidad === 'programa-inscripcion')?.claves ?? [],
      inscripcionesCerradas: closed,
    },
  });
  const documents = moved.flatMap(({ entidad, claves }) =>
    claves.map((clave) => ({ pacienteFusionId, entidad, clave })),
  );
  for (const some of inChunks(documents, MAX_ROWS)) await tx.insert(pacienteFusionDocumento).values([...some]);
  return await findRecord(tx, resource, sobrevivienteId, 'paciente.fusionar', actor);
};

/** Returns the surviving record with the chosen fields of the duplicate, and with the allergies and conditions of both. */
function taken(stays: Paciente, merged: Paciente, paths: readonly string[]): LooseRecord {
  const { persona: human, ...record } = stays as unknown as Record<string, unknown> & { persona: LooseRecord };
  const own: Record<string, unknown> = { ...record, ...mergedLists(stays, merged) };
  const person: Record<string, unknown> = { ...human };
  for (const path of paths) {
    const value = valueAt(merged, path);
    if (path.startsWith('persona.')) person[path.slice('persona.'.length)] = value;
    else own[path] = value;
  }
  return { ...own, persona: person };
}

/** Clears the CURP of the duplicate, which must be unique, before the survivor takes it. */
async function giveUpCurp(tx: Queryable, pacienteId: number, personaId: number): Promise<void> {
  await tx.update(persona).set({ curp: null }).where(eq(persona.personaId, personaId));
  await tx.update(paciente).set({ motivoSinCurp: 'EN_TRAMITE' }).where(eq(paciente.pacienteId, pacienteId));
}

/** Moves the files of units in which the survivor has none. The others remain with the duplicate and can still be found by number. */
async function moveFiles(tx: Queryable, from: number, to: number, actor: Actor): Promise<number[]> {
  const own = tx
    .select({ unidadId: pacienteUnidad.unidadId })
    .from(pacienteUnidad)
    .where(eq(pacienteUnidad.pacienteId, to));
  const moved = await tx
    .update(pacienteUnidad)
    .set({
      pacienteId: to,
      principal: false,
      version: sql`${pacienteUnidad.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(and(eq(pacienteUnidad.pacienteId, from), sql`${pacienteUnidad.unidadId} not in ${own}`))
    .returning({ id: pacienteUnidad.pacienteUnidadId });
  return moved.map(({ id }) => id);
}

/** Grants the write permissions that a merge implies. */
function widened(actor: Actor): Actor {
  const reach = actor.permissions.get('paciente.fusionar')!;
  return { ...actor, permissions: new Map([['paciente.editar', reach], ...actor.permissions]) };
}

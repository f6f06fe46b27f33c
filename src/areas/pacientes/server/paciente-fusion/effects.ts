import { and, eq, inArray, sql } from 'drizzle-orm';
import { paciente, pacienteFusion, pacienteUnidad, persona } from '#generated/server/tables.gen';
import { Problem } from '#platform/server/db/problem';
import { moveBack } from '#platform/server/records/merges/move-records';
import { pacienteFusionDocumento } from '#platform/server/db/system-tables';
import { grouped } from '#platform/shared/text/grouped';
import { settleLife } from '../endpoints/settle-life';
import { reopenEnrolments } from '#areas/programas/server/reopen-enrolments';
import type { PacienteFusion } from '#generated/shared/types.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import type { EffectsOf } from '#platform/server/entity/effects';

/**
 * Undoes a merge. Returns the moved records to the duplicate, and its CURP if the surviving record still has it. Data written after the
 * merge stay with the survivor.
 */
export const pacienteFusionEffects: EffectsOf<'paciente-fusion'> = {
  separar: async ({ tx, document, actor, now }) => {
    const { duplicadoId, sobrevivienteId, curpMovida, expedientesMovidos } = document;
    if (duplicadoId === null || sobrevivienteId === null) throw new Problem(409, 'FUSION_INVALIDA');
    const [stayed] = await tx
      .select({ estatus: paciente.estatus })
      .from(paciente)
      .where(inArray(paciente.pacienteId, [duplicadoId, sobrevivienteId]))
      .orderBy(eq(paciente.pacienteId, duplicadoId))
      .for('update');
    if (stayed?.estatus === 'FUSIONADO') throw new Problem(409, 'FUSION_POSTERIOR');
    // The database allows moving signed documents only between merged records.
    await returnDocuments(tx, document, actor, now);
    const stamps = { modificadoPor: actor.usuarioId, fechaModificacion: now };
    await tx
      .update(paciente)
      .set({ estatus: 'ACTIVO', fusionadoEnId: null, activo: true, version: sql`${paciente.version} + 1`, ...stamps })
      .where(and(eq(paciente.pacienteId, duplicadoId), eq(paciente.estatus, 'FUSIONADO')));
    // Records merged into the duplicate earlier return with it.
    const earlier = tx
      .select({ id: pacienteFusion.duplicadoId })
      .from(pacienteFusion)
      .where(and(eq(pacienteFusion.sobrevivienteId, duplicadoId), eq(pacienteFusion.estatus, 'VIGENTE')));
    await tx
      .update(paciente)
      .set({ fusionadoEnId: duplicadoId })
      .where(and(eq(paciente.fusionadoEnId, sobrevivienteId), inArray(paciente.pacienteId, earlier)));
    const files = expedientesMovidos ?? [];
    if (files.length > 0)
      await tx
        .update(pacienteUnidad)
        .set({ pacienteId: duplicadoId, version: sql`${pacienteUnidad.version} + 1`, ...stamps })
        .where(
          and(inArray(pacienteUnidad.pacienteUnidadId, [...files]), eq(pacienteUnidad.pacienteId, sobrevivienteId)),
        );
    for (const id of [duplicadoId, sobrevivienteId]) await settleLife(tx, id, actor, now);
    await reopenEnrolments(tx, document, actor, now);
    if (curpMovida) {
      const people = await tx
        .select({ pacienteId: paciente.pacienteId, personaId: paciente.personaId, curp: persona.curp })
        .from(paciente)
        .innerJoin(persona, eq(persona.personaId, paciente.personaId))
        .where(inArray(paciente.pacienteId, [duplicadoId, sobrevivienteId]));
      const [other, own] = [sobrevivienteId, duplicadoId].map((id) => people.find((each) => each.pacienteId === id));
      if (other?.curp === curpMovida && own?.curp === null) {
        await tx.update(persona).set({ curp: null }).where(eq(persona.personaId, other.personaId));
        await tx.update(paciente).set({ motivoSinCurp: 'EN_TRAMITE' }).where(eq(paciente.pacienteId, sobrevivienteId));
        await tx.update(persona).set({ curp: curpMovida }).where(eq(persona.personaId, own.personaId));
        await tx.update(paciente).set({ motivoSinCurp: null }).where(eq(paciente.pacienteId, duplicadoId));
      }
    }
    return {};
  },
};

async function returnDocuments(
  tx: Queryable,
  { pacienteFusionId, duplicadoId, sobrevivienteId }: PacienteFusion,
  actor: Actor,
  now: Date,
): Promise<void> {
  const documents = await tx
    .select({ entidad: pacienteFusionDocumento.entidad, clave: pacienteFusionDocumento.clave })
    .from(pacienteFusionDocumento)
    .where(eq(pacienteFusionDocumento.pacienteFusionId, pacienteFusionId));
  const moved = [...grouped(documents, ({ entidad }) => entidad)].map(([entidad, each]) => ({
    entidad,
    claves: each.map(({ clave }) => clave),
  }));
  await moveBack(tx, { entity: 'paciente', from: sobrevivienteId, to: duplicadoId, actor, now }, moved);
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { paciente, pacienteUnidad, persona } from '../../../../generated/server/tables.gen';
import { Problem } from '../../db/problem';
import { splitEnrolments } from '../programas/split-enrolments';
import type { EffectsOf } from './effects';

/** Undoes a merge: the duplicate comes back with its files, and with its CURP where the other record still has that one. */
export const pacienteFusionEffects: EffectsOf<'pacienteFusion'> = {
  pacienteFusionSeparar: async ({ tx, document, actor, now }) => {
    const { duplicadoId, sobrevivienteId, curpMovida, expedientesMovidos } = document;
    if (duplicadoId === null || sobrevivienteId === null) throw new Problem(409, 'FUSION_INVALIDA');
    const stamps = { modificadoPor: actor.usuarioId, fechaModificacion: now };
    await tx
      .update(paciente)
      .set({ estatus: 'ACTIVO', fusionadoEnId: null, activo: true, version: sql`${paciente.version} + 1`, ...stamps })
      .where(and(eq(paciente.pacienteId, duplicadoId), eq(paciente.estatus, 'FUSIONADO')));
    const files = expedientesMovidos ?? [];
    if (files.length > 0)
      await tx
        .update(pacienteUnidad)
        .set({ pacienteId: duplicadoId, version: sql`${pacienteUnidad.version} + 1`, ...stamps })
        .where(
          and(inArray(pacienteUnidad.pacienteUnidadId, [...files]), eq(pacienteUnidad.pacienteId, sobrevivienteId)),
        );
    await splitEnrolments(tx, document, actor, now);
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

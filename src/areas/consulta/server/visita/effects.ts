import { and, eq, inArray } from 'drizzle-orm';
import { consulta, receta } from '#generated/server/tables.gen';
import { notify } from '#areas/avisos/server/notify';
import { DEATH_REASON } from '#areas/pacientes/server/end-reasons';
import type { EffectsOf } from '#platform/server/entity/effects';

export const visitaEffects: EffectsOf<'visita'> = {
  /** Notifies the authors of drafts that a closed visit leaves open. */
  finalizar: async ({ tx, document, input }) => {
    const { motivoCierre } = input;
    if (!motivoCierre) return {};
    const { visitaId, unidadId } = document;
    const notes = await tx
      .select({ usuarioId: consulta.autorId })
      .from(consulta)
      .where(and(eq(consulta.visitaId, visitaId), eq(consulta.estatus, 'BORRADOR'), eq(consulta.activo, true)));
    const prescriptions = await tx
      .select({ usuarioId: receta.creadoPor })
      .from(receta)
      .innerJoin(consulta, eq(consulta.consultaId, receta.consultaId))
      .where(
        and(
          eq(consulta.visitaId, visitaId),
          inArray(receta.estatus, ['BORRADOR', 'EMITIDA', 'SURTIDA_PARCIAL']),
          eq(receta.activo, true),
        ),
      );
    const authors = [...notes, ...prescriptions].flatMap(({ usuarioId }) => (usuarioId === null ? [] : [usuarioId]));
    await notify(tx, [...new Set(authors)], {
      tipo: 'VISITA_CERRADA',
      severidad: 'AVISO',
      detalle: motivoCierre,
      ruta: `/visita/${visitaId}`,
      entidad: 'visita',
      entidadId: visitaId,
      unidadId,
      agrupador: `visita/${visitaId}`,
      requiereAccion: true,
    });
    return {};
  },

  porDefuncion: async () => ({ motivoCancelacion: DEATH_REASON }),
};

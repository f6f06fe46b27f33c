import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of a signed handover: stores the recipient, whose identity was verified. */
export const entregaTurnoEffects: EffectsOf<'entregaTurno'> = {
  entregaTurnoFirmar: async ({ input }) => ({ recibeId: input.recibeUsuarioId, quienRecibe: input.nombre }),
};

import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of a signed handover: stores the recipient, whose identity was verified. */
export const entregaTurnoEffects: EffectsOf<'entrega-turno'> = {
  firmar: async ({ input }) => ({ recibeId: input.recibeUsuarioId, quienRecibe: input.nombre }),
};

import type { EffectsOf } from './effects';

/** What signing a handover brings: who took over, as they have proved. */
export const entregaTurnoEffects: EffectsOf<'entregaTurno'> = {
  entregaTurnoFirmar: async ({ input }) => ({ recibeId: input.recibeUsuarioId, quienRecibe: input.nombre }),
};

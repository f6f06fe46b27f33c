import { settleLife } from '../endpoints/settle-life';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of the reversal of a death. */
export const defuncionEffects: EffectsOf<'defuncion'> = {
  revertir: async ({ tx, document, actor, now }) => {
    await settleLife(tx, document.pacienteId, actor, now, document.defuncionId);
    return {};
  },
};

import { settleLife } from '../endpoints/settle-life';
import { DEATH_REASON } from '../end-reasons';
import type { Effects } from '#platform/server/entity/effects';

/** The reversal of a death, and what a death does to documents without other effects. */
export const defuncionEffects: Pick<Effects, 'defuncionRevertir' | 'programaInscripcionPorDefuncion'> = {
  defuncionRevertir: async ({ tx, document, actor, now }) => {
    await settleLife(tx, document.pacienteId, actor, now, document.defuncionId);
    return {};
  },
  programaInscripcionPorDefuncion: async () => ({ motivoBaja: DEATH_REASON }),
};

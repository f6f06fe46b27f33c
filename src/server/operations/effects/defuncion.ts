import { settleLife } from '../pacientes/settle-life';
import { DEATH_REASON } from './death-reason';
import type { Effects } from './effects';

/** The reversal of a death, and what a death does to documents without other effects. */
export const defuncionEffects: Pick<
  Effects,
  'defuncionRevertir' | 'visitaPorDefuncion' | 'programaInscripcionPorDefuncion'
> = {
  defuncionRevertir: async ({ tx, document, actor, now }) => {
    await settleLife(tx, document.pacienteId!, actor, now, document.defuncionId);
    return {};
  },
  visitaPorDefuncion: async () => ({ motivoCancelacion: DEATH_REASON }),
  programaInscripcionPorDefuncion: async () => ({ motivoBaja: DEATH_REASON }),
};

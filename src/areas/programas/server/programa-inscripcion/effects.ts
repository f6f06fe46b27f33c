import { DEATH_REASON } from '#areas/pacientes/server/end-reasons';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of the steps of an enrolment. */
export const programaInscripcionEffects: EffectsOf<'programa-inscripcion'> = {
  porDefuncion: async () => ({ motivoBaja: DEATH_REASON }),
};

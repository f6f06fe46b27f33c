// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  objetar: () => import('./transitions/objetar.gen'),
};

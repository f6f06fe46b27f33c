// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  cerrarSinSurtir: () => import('./transitions/cerrarSinSurtir.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

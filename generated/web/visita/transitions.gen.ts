// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  finalizar: () => import('./transitions/finalizar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

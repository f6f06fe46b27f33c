// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  reprogramar: () => import('./transitions/reprogramar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
  rechazar: () => import('./transitions/rechazar.gen'),
};

// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  autorizar: () => import('./transitions/autorizar.gen'),
  rechazar: () => import('./transitions/rechazar.gen'),
  regularizar: () => import('./transitions/regularizar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

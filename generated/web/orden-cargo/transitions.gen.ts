// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  autorizar: lazyPart(() => import('./transitions/autorizar.gen')),
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
  regularizar: lazyPart(() => import('./transitions/regularizar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

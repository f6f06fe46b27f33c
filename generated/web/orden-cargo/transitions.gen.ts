// Generated from schemas/entities/hospital/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import { lazyPart } from '../../../src/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  autorizar: lazyPart(() => import('./transitions/autorizar.gen')),
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
  regularizar: lazyPart(() => import('./transitions/regularizar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

// Generated from schemas/entities/hospital/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import { lazyPart } from '../../../src/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
};

// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  suspender: lazyPart(() => import('./transitions/suspender.gen')),
};

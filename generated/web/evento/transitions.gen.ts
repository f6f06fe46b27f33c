// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  reprogramar: lazyPart(() => import('./transitions/reprogramar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
};

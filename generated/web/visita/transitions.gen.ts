// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  finalizar: lazyPart(() => import('./transitions/finalizar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

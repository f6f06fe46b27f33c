// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  rechazar: () => import('./transitions/rechazar.gen'),
};

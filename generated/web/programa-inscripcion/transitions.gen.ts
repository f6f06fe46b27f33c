// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  darDeBaja: () => import('./transitions/darDeBaja.gen'),
};

// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  bloquear: () => import('./transitions/bloquear.gen'),
};

// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  cancelar: () => import('./transitions/cancelar.gen'),
};

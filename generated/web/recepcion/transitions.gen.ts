// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  aceptar: () => import('./transitions/aceptar.gen'),
  rechazar: () => import('./transitions/rechazar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  aceptar: lazyPart(() => import('./transitions/aceptar.gen')),
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

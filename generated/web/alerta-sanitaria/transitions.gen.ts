// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  emitir: lazyPart(() => import('./transitions/emitir.gen')),
  cerrar: lazyPart(() => import('./transitions/cerrar.gen')),
  levantar: lazyPart(() => import('./transitions/levantar.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  emitir: () => import('./transitions/emitir.gen'),
  cerrar: () => import('./transitions/cerrar.gen'),
  levantar: () => import('./transitions/levantar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

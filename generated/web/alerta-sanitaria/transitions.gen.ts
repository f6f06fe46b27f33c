// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  emitir: lazy(() => import('./transitions/emitir.gen')),
  cerrar: lazy(() => import('./transitions/cerrar.gen')),
  levantar: lazy(() => import('./transitions/levantar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

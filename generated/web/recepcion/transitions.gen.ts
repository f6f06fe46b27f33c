// Generated from schemas/entities/inventario/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  aceptar: lazy(() => import('./transitions/aceptar.gen')),
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

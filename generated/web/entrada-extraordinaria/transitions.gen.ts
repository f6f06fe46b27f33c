// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
  reversar: lazy(() => import('./transitions/reversar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

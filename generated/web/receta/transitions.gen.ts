// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  cerrarSinSurtir: lazy(() => import('./transitions/cerrarSinSurtir.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

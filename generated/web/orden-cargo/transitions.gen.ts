// Generated from schemas/entities/hospital/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  autorizar: lazy(() => import('./transitions/autorizar.gen')),
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
  regularizar: lazy(() => import('./transitions/regularizar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

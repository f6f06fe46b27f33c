// Generated from schemas/entities/hospital/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
};

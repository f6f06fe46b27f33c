// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  reprogramar: lazy(() => import('./transitions/reprogramar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
};

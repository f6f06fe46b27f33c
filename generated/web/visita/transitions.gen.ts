// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  finalizar: lazy(() => import('./transitions/finalizar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

// Generated from schemas/entities/clinica/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  pedirReversion: lazy(() => import('./transitions/pedirReversion.gen')),
};

// Generated from schemas/entities/clinica/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import { lazyPart } from '../../../src/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  objetar: lazyPart(() => import('./transitions/objetar.gen')),
};

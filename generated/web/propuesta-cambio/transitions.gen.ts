// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '../../../src/ui/lifecycle/transition-walks';

export const transitionForms: TransitionForms = {
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
  contraproponer: lazy(() => import('./transitions/contraproponer.gen')),
  avisarEnvio: lazy(() => import('./transitions/avisarEnvio.gen')),
  recibir: lazy(() => import('./transitions/recibir.gen')),
  completar: lazy(() => import('./transitions/completar.gen')),
  cerrarCorto: lazy(() => import('./transitions/cerrarCorto.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
  anularEnvio: lazy(() => import('./transitions/anularEnvio.gen')),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  recibir: { View: lazy(() => import('./transitions/recibir-walk.gen')), optional: true },
};

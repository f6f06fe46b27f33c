// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '../../../src/ui/lifecycle/transition-walks';

export const transitionForms: TransitionForms = {
  explicar: lazy(() => import('./transitions/explicar.gen')),
  devolver: lazy(() => import('./transitions/devolver.gen')),
  autorizar: lazy(() => import('./transitions/autorizar.gen')),
  descartar: lazy(() => import('./transitions/descartar.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  terminar: { View: lazy(() => import('./transitions/terminar-walk.gen')) },
  terminarReconteo: { View: lazy(() => import('./transitions/terminarReconteo-walk.gen')) },
};

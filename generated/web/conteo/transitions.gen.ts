// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '#platform/web/ui/lifecycle/transition-walks';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  explicar: () => import('./transitions/explicar.gen'),
  devolver: () => import('./transitions/devolver.gen'),
  autorizar: () => import('./transitions/autorizar.gen'),
  descartar: () => import('./transitions/descartar.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  terminar: { View: lazyPart(() => import('./transitions/terminar-walk.gen')) },
  terminarReconteo: { View: lazyPart(() => import('./transitions/terminarReconteo-walk.gen')) },
};

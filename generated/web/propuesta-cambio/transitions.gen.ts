// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '#platform/web/ui/lifecycle/transition-walks';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
  contraproponer: lazyPart(() => import('./transitions/contraproponer.gen')),
  avisarEnvio: lazyPart(() => import('./transitions/avisarEnvio.gen')),
  recibir: lazyPart(() => import('./transitions/recibir.gen')),
  completar: lazyPart(() => import('./transitions/completar.gen')),
  cerrarCorto: lazyPart(() => import('./transitions/cerrarCorto.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
  anularEnvio: lazyPart(() => import('./transitions/anularEnvio.gen')),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  recibir: { View: lazyPart(() => import('./transitions/recibir-walk.gen')), optional: true },
};

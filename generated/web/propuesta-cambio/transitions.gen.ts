// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '#platform/web/ui/lifecycle/transition-walks';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  rechazar: () => import('./transitions/rechazar.gen'),
  contraproponer: () => import('./transitions/contraproponer.gen'),
  avisarEnvio: () => import('./transitions/avisarEnvio.gen'),
  recibir: () => import('./transitions/recibir.gen'),
  completar: () => import('./transitions/completar.gen'),
  cerrarCorto: () => import('./transitions/cerrarCorto.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
  anularEnvio: () => import('./transitions/anularEnvio.gen'),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  recibir: { View: lazyPart(() => import('./transitions/recibir-walk.gen')), optional: true },
};

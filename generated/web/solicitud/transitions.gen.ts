// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '#platform/web/ui/lifecycle/transition-walks';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  autorizar: () => import('./transitions/autorizar.gen'),
  rechazar: () => import('./transitions/rechazar.gen'),
  devolver: () => import('./transitions/devolver.gen'),
  confirmarSurtido: () => import('./transitions/confirmarSurtido.gen'),
  embarcar: () => import('./transitions/embarcar.gen'),
  entregar: () => import('./transitions/entregar.gen'),
  recibir: () => import('./transitions/recibir.gen'),
  resolverDiferencia: () => import('./transitions/resolverDiferencia.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
  cancelarAutorizada: () => import('./transitions/cancelarAutorizada.gen'),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  confirmarSurtido: { View: lazyPart(() => import('./transitions/confirmarSurtido-walk.gen')), optional: true },
  recibir: { View: lazyPart(() => import('./transitions/recibir-walk.gen')), optional: true },
};

// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '#platform/web/ui/lifecycle/transition-walks';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  autorizar: lazyPart(() => import('./transitions/autorizar.gen')),
  rechazar: lazyPart(() => import('./transitions/rechazar.gen')),
  devolver: lazyPart(() => import('./transitions/devolver.gen')),
  confirmarSurtido: lazyPart(() => import('./transitions/confirmarSurtido.gen')),
  embarcar: lazyPart(() => import('./transitions/embarcar.gen')),
  entregar: lazyPart(() => import('./transitions/entregar.gen')),
  recibir: lazyPart(() => import('./transitions/recibir.gen')),
  resolverDiferencia: lazyPart(() => import('./transitions/resolverDiferencia.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
  cancelarAutorizada: lazyPart(() => import('./transitions/cancelarAutorizada.gen')),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  confirmarSurtido: { View: lazyPart(() => import('./transitions/confirmarSurtido-walk.gen')), optional: true },
  recibir: { View: lazyPart(() => import('./transitions/recibir-walk.gen')), optional: true },
};

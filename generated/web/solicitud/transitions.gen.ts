// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';
import type { TransitionWalks } from '../../../src/ui/lifecycle/transition-walks';

export const transitionForms: TransitionForms = {
  autorizar: lazy(() => import('./transitions/autorizar.gen')),
  rechazar: lazy(() => import('./transitions/rechazar.gen')),
  devolver: lazy(() => import('./transitions/devolver.gen')),
  confirmarSurtido: lazy(() => import('./transitions/confirmarSurtido.gen')),
  embarcar: lazy(() => import('./transitions/embarcar.gen')),
  entregar: lazy(() => import('./transitions/entregar.gen')),
  recibir: lazy(() => import('./transitions/recibir.gen')),
  resolverDiferencia: lazy(() => import('./transitions/resolverDiferencia.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
  cancelarAutorizada: lazy(() => import('./transitions/cancelarAutorizada.gen')),
};

/** Views that go through the lines of a step one by one. */
export const transitionWalks: TransitionWalks = {
  confirmarSurtido: { View: lazy(() => import('./transitions/confirmarSurtido-walk.gen')), optional: true },
  recibir: { View: lazy(() => import('./transitions/recibir-walk.gen')), optional: true },
};

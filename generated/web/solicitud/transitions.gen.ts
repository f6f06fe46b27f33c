// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

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

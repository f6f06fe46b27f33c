// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import type { TransitionForms } from '../../../src/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  reservarCama: lazy(() => import('./transitions/reservarCama.gen')),
  ingresar: lazy(() => import('./transitions/ingresar.gen')),
  cambiarCama: lazy(() => import('./transitions/cambiarCama.gen')),
  trasladar: lazy(() => import('./transitions/trasladar.gen')),
  altaMedica: lazy(() => import('./transitions/altaMedica.gen')),
  revertirPrealta: lazy(() => import('./transitions/revertirPrealta.gen')),
  altaAdministrativa: lazy(() => import('./transitions/altaAdministrativa.gen')),
  altaDirecta: lazy(() => import('./transitions/altaDirecta.gen')),
  cancelar: lazy(() => import('./transitions/cancelar.gen')),
};

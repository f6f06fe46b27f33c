// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

export const transitionForms: TransitionForms = {
  reservarCama: lazyPart(() => import('./transitions/reservarCama.gen')),
  ingresar: lazyPart(() => import('./transitions/ingresar.gen')),
  cambiarCama: lazyPart(() => import('./transitions/cambiarCama.gen')),
  trasladar: lazyPart(() => import('./transitions/trasladar.gen')),
  altaMedica: lazyPart(() => import('./transitions/altaMedica.gen')),
  revertirPrealta: lazyPart(() => import('./transitions/revertirPrealta.gen')),
  altaAdministrativa: lazyPart(() => import('./transitions/altaAdministrativa.gen')),
  altaDirecta: lazyPart(() => import('./transitions/altaDirecta.gen')),
  cancelar: lazyPart(() => import('./transitions/cancelar.gen')),
};

// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { TransitionForms } from '#platform/web/ui/lifecycle/transition-forms';

export const transitionForms: TransitionForms = {
  reservarCama: () => import('./transitions/reservarCama.gen'),
  ingresar: () => import('./transitions/ingresar.gen'),
  cambiarCama: () => import('./transitions/cambiarCama.gen'),
  trasladar: () => import('./transitions/trasladar.gen'),
  altaMedica: () => import('./transitions/altaMedica.gen'),
  revertirPrealta: () => import('./transitions/revertirPrealta.gen'),
  altaAdministrativa: () => import('./transitions/altaAdministrativa.gen'),
  altaDirecta: () => import('./transitions/altaDirecta.gen'),
  cancelar: () => import('./transitions/cancelar.gen'),
};

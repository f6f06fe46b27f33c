// Generated from schemas/endpoints/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { isFilled, valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'visitaLlamar',
    icon: 'bell',
    permission: 'visita.administrar',
    invalidates: ['visita'],
    answer: 'visita',
    when: (record) =>
      ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA', 'EN_FARMACIA'].includes(valueAt(record, 'estatus') as never),
    load: () => import('./actions/visitaLlamar.gen'),
  },
  {
    name: 'visitaDevolver',
    icon: 'clock',
    permission: 'visita.administrar',
    confirm: true,
    invalidates: ['visita'],
    answer: 'visita',
    when: (record) =>
      ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA', 'EN_FARMACIA'].includes(valueAt(record, 'estatus') as never) &&
      isFilled(valueAt(record, 'llamadaA')),
  },
];

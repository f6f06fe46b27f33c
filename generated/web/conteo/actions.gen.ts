// Generated from schemas/endpoints/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'conteoLoteHallado',
    icon: 'box',
    permission: 'conteo.capturar',
    invalidates: ['conteo'],
    answer: 'conteo',
    when: (record) => valueAt(record, 'estatus') === 'CONTANDO',
    load: () => import('./actions/conteoLoteHallado.gen'),
  },
];

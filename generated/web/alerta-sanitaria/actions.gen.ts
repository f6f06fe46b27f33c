// Generated from schemas/endpoints/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'alertaSanitariaResponder',
    icon: 'check',
    permission: 'alerta-sanitaria.responder',
    invalidates: ['alerta-sanitaria'],
    answer: 'alerta-sanitaria',
    when: (record) => valueAt(record, 'estatus') === 'EMITIDA',
    load: () => import('./actions/alertaSanitariaResponder.gen'),
  },
];

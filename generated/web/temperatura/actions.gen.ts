// Generated from schemas/endpoints/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'temperaturaCuarentena',
    icon: 'block',
    permission: 'lote.cambiar-estatus',
    confirm: true,
    invalidates: ['temperatura', 'lote', 'inventario', 'kardex'],
    when: (record) => valueAt(record, 'fueraDeRango') === true,
  },
];

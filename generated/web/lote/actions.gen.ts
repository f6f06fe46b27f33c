// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'loteEstatus',
    icon: 'block',
    permission: 'lote.cambiar-estatus',
    invalidates: ['lote', 'inventario', 'kardex'],
    load: () => import('./actions/loteEstatus.gen'),
  },
  {
    name: 'loteCaducidad',
    icon: 'calendar',
    permission: 'lote.actualizar-caducidad',
    secondPerson: true,
    invalidates: ['lote', 'inventario', 'kardex'],
    answer: 'lote',
    load: () => import('./actions/loteCaducidad.gen'),
  },
];

// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'motivoDiferenciaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['motivo-diferencia'],
    import: {
      path: '/catalogos/motivo-diferencia/importar',
      columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

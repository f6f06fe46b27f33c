// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'motivoNoSurtidoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['motivo-no-surtido'],
    import: {
      path: '/catalogos/motivo-no-surtido/importar',
      columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'motivoCancelacionImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['motivo-cancelacion'],
    import: {
      path: '/catalogos/motivo-cancelacion/importar',
      columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'unidadMedidaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['unidad-medida'],
    import: {
      path: '/catalogos/unidad-medida/importar',
      columns: ['clave', 'nombre', 'abreviatura', 'tipo'],
      match: ['clave'],
      most: 200000,
    },
  },
];

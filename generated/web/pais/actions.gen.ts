// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'paisImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['pais'],
    import: {
      path: '/catalogos/pais/importar',
      columns: ['codigo', 'codigo3', 'nombre', 'nacionalidad', 'orden'],
      match: ['codigo'],
      most: 200000,
    },
  },
];

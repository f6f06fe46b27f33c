// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'parentescoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['parentesco'],
    import: {
      path: '/catalogos/parentesco/importar',
      columns: ['clave', 'nombre', 'tipo', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

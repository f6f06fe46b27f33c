// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'religionImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['religion'],
    import: {
      path: '/catalogos/religion/importar',
      columns: ['clave', 'nombre', 'grupo'],
      match: ['clave'],
      most: 200000,
    },
  },
];

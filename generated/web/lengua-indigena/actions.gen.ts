// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'lenguaIndigenaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['lengua-indigena'],
    import: {
      path: '/catalogos/lengua-indigena/importar',
      columns: ['clave', 'nombre', 'familia', 'otrosNombres'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'tipoDietaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['tipo-dieta'],
    import: {
      path: '/catalogos/tipo-dieta/importar',
      columns: ['clave', 'nombre', 'descripcion', 'ayuno', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

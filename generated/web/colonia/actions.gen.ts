// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'coloniaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['colonia'],
    import: {
      path: '/catalogos/colonia/importar',
      columns: ['nombre', 'tipoAsentamiento', 'municipioId', 'codigoPostal'],
      match: ['codigoPostal', 'nombre', 'tipoAsentamiento'],
      most: 200000,
    },
  },
];

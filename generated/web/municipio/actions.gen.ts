// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'municipioImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['municipio'],
    import: {
      path: '/catalogos/municipio/importar',
      columns: ['nombre', 'estadoClave', 'claveInegi', 'jurisdiccionId', 'poblacion'],
      match: ['estadoClave', 'claveInegi'],
      most: 200000,
    },
  },
];

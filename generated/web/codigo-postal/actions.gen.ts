// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'codigoPostalImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['codigo-postal'],
    import: {
      path: '/catalogos/codigo-postal/importar',
      columns: ['codigo', 'estadoClave', 'municipioId', 'ciudad', 'zona'],
      match: ['codigo'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'colorImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['color'],
    import: {
      path: '/catalogos/colores/importar',
      columns: ['nombre', 'codigoHex', 'uso', 'codigo', 'icono', 'orden'],
      match: ['uso', 'codigo'],
      most: 200000,
    },
  },
];

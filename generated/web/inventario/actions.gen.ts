// Generated from schemas/endpoints/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'inventarioImportar',
    icon: 'file',
    permission: 'inventario.importar',
    invalidates: ['inventario', 'lote', 'kardex', 'conteo', 'importacion-inventario'],
    import: {
      path: '/inventario/inventario/importar',
      columns: [
        'insumoClave',
        'numeroLote',
        'caducidad',
        'existencia',
        'costoUnitario',
        'marca',
        'fuenteFinanciamientoId',
        'ubicacionCodigo',
      ],
      match: ['insumoClave'],
      most: 20000,
      review: true,
    },
    load: () => import('./actions/inventarioImportar.gen'),
  },
];

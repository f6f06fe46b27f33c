// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '../../../src/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'insumoConfiguracionImportar',
    icon: 'file',
    permission: 'insumo-configuracion.editar',
    invalidates: ['insumo-configuracion'],
    import: {
      path: '/inventario/insumo-configuracion/importar',
      columns: [
        'almacenId',
        'insumoId',
        'minimo',
        'puntoReorden',
        'maximo',
        'fondoFijo',
        'mesesCobertura',
        'diasEntrega',
        'multiplo',
        'consumoMaximoSolicitud',
        'cpmManual',
        'motivoCpm',
      ],
      match: ['almacenId', 'insumoId'],
      most: 200000,
    },
  },
];

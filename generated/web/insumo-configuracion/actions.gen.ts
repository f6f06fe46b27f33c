// Generated from schemas/endpoints/inventario/insumo-configuracion.json, schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'insumoConfiguracionAceptar',
    icon: 'check',
    permission: 'insumo-configuracion.editar',
    confirm: true,
    invalidates: ['insumo-configuracion', 'inventario'],
    answer: 'insumo-configuracion',
    when: (record) => valueAt(record, 'conSugerencia') === true,
  },
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'insumoConfiguracionCopiar',
    icon: 'layers',
    permission: 'insumo-configuracion.editar',
    invalidates: ['insumo-configuracion', 'inventario'],
    load: () => import('./actions/insumoConfiguracionCopiar.gen'),
  },
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

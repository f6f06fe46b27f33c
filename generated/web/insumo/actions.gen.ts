// Generated from schemas/endpoints/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'insumoImportar',
    icon: 'file',
    permission: 'insumo.administrar',
    invalidates: ['insumo'],
    import: {
      path: '/catalogos/insumo/importar',
      columns: [
        'clave',
        'claveLocal',
        'nombreGenerico',
        'descripcion',
        'tipo',
        'grupoTerapeutico',
        'concentracion',
        'presentacion',
        'viaAdministracionDefault',
        'unidadBase',
        'contenidoEnvase',
        'fraccion',
        'antibiotico',
        'altoRiesgo',
        'redFria',
        'requiereLote',
        'requiereCaducidad',
        'vidaUtilMinimaMeses',
        'nivelesAtencion',
        'esencial',
        'precioReferencia',
        'ivaPorcentaje',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'motivoSalidaExtraordinariaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['motivo-salida-extraordinaria'],
    import: {
      path: '/catalogos/motivo-salida-extraordinaria/importar',
      columns: [
        'clave',
        'nombre',
        'requiereAutorizacion',
        'requiereEvidencia',
        'requiereActa',
        'destino',
        'esMerma',
        'permiteLoteCaducado',
        'orden',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

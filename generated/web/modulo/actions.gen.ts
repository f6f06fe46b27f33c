// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'moduloImportar',
    icon: 'file',
    permission: 'modulo.administrar',
    invalidates: ['modulo'],
    import: {
      path: '/catalogos/modulo/importar',
      columns: [
        'clave',
        'nombre',
        'nombreEn',
        'grupoNavegacion',
        'moduloPadreId',
        'ruta',
        'icono',
        'orden',
        'gruposUnidad',
        'permisosRequeridos',
        'visibleTablet',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

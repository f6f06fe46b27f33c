// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'unidadTipoImportar',
    icon: 'file',
    permission: 'unidad.administrar',
    invalidates: ['unidad-tipo'],
    import: {
      path: '/catalogos/unidad-tipo/importar',
      columns: [
        'clave',
        'nombre',
        'grupo',
        'nivelAtencion',
        'tieneHospitalizacion',
        'tieneFarmacia',
        'tieneUrgencias',
        'nucleosPrevistos',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'diagnosticoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['diagnostico'],
    import: {
      path: '/catalogos/diagnostico/importar',
      columns: [
        'clave',
        'nombre',
        'capitulo',
        'sinonimos',
        'sexoPermitido',
        'edadMinimaDias',
        'edadMaximaDias',
        'notificacionObligatoria',
        'cronico',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'turnoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['turno'],
    import: {
      path: '/catalogos/turno/importar',
      columns: ['clave', 'nombre', 'codigo', 'horaInicio', 'horaFin', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'especialidadImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['especialidad'],
    import: {
      path: '/catalogos/especialidad/importar',
      columns: ['clave', 'nombre', 'tipo'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'viaAdministracionImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['via-administracion'],
    import: {
      path: '/catalogos/via-administracion/importar',
      columns: ['clave', 'nombre', 'codigo', 'abreviatura', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

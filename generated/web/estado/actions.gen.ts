// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'estadoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['estado'],
    import: {
      path: '/catalogos/estado/importar',
      columns: ['clave', 'nombre', 'abreviatura', 'claveInegi', 'paisCodigo'],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'procedimientoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['procedimiento'],
    import: {
      path: '/catalogos/procedimiento/importar',
      columns: ['clave', 'nombre', 'tipo', 'sexoPermitido', 'requiereConsentimiento'],
      match: ['clave'],
      most: 200000,
    },
  },
];

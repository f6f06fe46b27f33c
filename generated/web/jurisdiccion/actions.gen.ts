// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'jurisdiccionImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['jurisdiccion'],
    import: {
      path: '/catalogos/jurisdiccion/importar',
      columns: ['numero', 'nombre', 'sedeMunicipioId', 'almacenId', 'jefePersonalMedicoId', 'telefono', 'correo'],
      match: ['numero'],
      most: 200000,
    },
  },
];

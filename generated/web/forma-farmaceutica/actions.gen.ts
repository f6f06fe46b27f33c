// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'formaFarmaceuticaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['forma-farmaceutica'],
    import: {
      path: '/catalogos/forma-farmaceutica/importar',
      columns: ['clave', 'nombre', 'estadoFisico'],
      match: ['clave'],
      most: 200000,
    },
  },
];

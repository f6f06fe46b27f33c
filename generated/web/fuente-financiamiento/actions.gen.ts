// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'fuenteFinanciamientoImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['fuente-financiamiento'],
    import: {
      path: '/catalogos/fuente-financiamiento/importar',
      columns: ['clave', 'nombre', 'origen', 'ejercicio', 'partidaPresupuestal'],
      match: ['clave'],
      most: 200000,
    },
  },
];

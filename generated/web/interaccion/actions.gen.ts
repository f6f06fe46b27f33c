// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'interaccionImportar',
    icon: 'file',
    permission: 'insumo.administrar',
    invalidates: ['interaccion'],
    import: {
      path: '/catalogos/interaccion/importar',
      columns: ['sustanciaA', 'sustanciaB', 'gravedad', 'efecto', 'fuente'],
      match: ['sustanciaA', 'sustanciaB'],
      most: 200000,
    },
  },
];

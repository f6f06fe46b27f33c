// Generated from schemas/endpoints/inventario/temperatura.json, schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'temperaturaAnotar',
    icon: 'edit',
    permission: 'red-fria.registrar',
    invalidates: ['temperatura', 'equipo-frio'],
    answer: 'temperatura',
    params: { equipoFrioId: 'equipoFrioId' },
    load: () => import('./actions/temperaturaAnotar.gen'),
  },
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'equipoFrioImportar',
    icon: 'file',
    permission: 'red-fria.administrar',
    invalidates: ['equipo-frio'],
    import: {
      path: '/inventario/equipo-frio/importar',
      columns: ['clave', 'nombre', 'almacenId', 'tipo', 'minima', 'maxima', 'lecturasPorDia'],
      match: ['almacenId', 'clave'],
      most: 200000,
    },
  },
];

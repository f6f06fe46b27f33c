// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'programaImportar',
    icon: 'file',
    permission: 'programa.administrar',
    invalidates: ['programa'],
    import: {
      path: '/programas/programa/importar',
      columns: [
        'clave',
        'nombre',
        'tipo',
        'descripcion',
        'responsableId',
        'vigenciaDesde',
        'vigenciaHasta',
        'poblacionObjetivo.edadMin',
        'poblacionObjetivo.edadMax',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

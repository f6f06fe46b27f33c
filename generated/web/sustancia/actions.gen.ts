// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'sustanciaImportar',
    icon: 'file',
    permission: 'insumo.administrar',
    invalidates: ['sustancia'],
    import: {
      path: '/catalogos/sustancia/importar',
      columns: [
        'clave',
        'nombre',
        'tipo',
        'atc',
        'sinonimos',
        'grupos',
        'cruzadas',
        'comparteAlergia',
        'duplicaTerapia',
        'fuente',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'motivoEntradaExtraordinariaImportar',
    icon: 'file',
    permission: 'catalogo.administrar',
    invalidates: ['motivo-entrada-extraordinaria'],
    import: {
      path: '/catalogos/motivo-entrada-extraordinaria/importar',
      columns: ['clave', 'nombre', 'requiereAutorizacion', 'requiereEvidencia', 'permiteSinCosto', 'orden'],
      match: ['clave'],
      most: 200000,
    },
  },
];

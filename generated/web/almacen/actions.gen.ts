// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'almacenImportar',
    icon: 'file',
    permission: 'almacen.administrar',
    invalidates: ['almacen'],
    import: {
      path: '/catalogos/almacen/importar',
      columns: [
        'clave',
        'nombre',
        'tipo',
        'unidadId',
        'responsablePersonalId',
        'almacenAbastecedorId',
        'politicaSurtido',
        'diasVigenciaMinimaSalida',
        'manejaControlados',
        'manejaRedFria',
        'surtimientoCruzado',
      ],
      match: ['clave'],
      most: 200000,
    },
  },
];

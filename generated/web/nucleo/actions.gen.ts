// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'nucleoImportar',
    icon: 'file',
    permission: 'nucleo.administrar',
    invalidates: ['nucleo'],
    import: {
      path: '/catalogos/nucleo/importar',
      columns: [
        'unidadId',
        'clave',
        'nombre',
        'tipo',
        'turno',
        'especialidadId',
        'poblacionAsignada',
        'medicoId',
        'enfermeraId',
        'promotorId',
        'almacenId',
        'almacenSurtidorId',
        'autorizacionAutomatica',
        'importeMaximoAutomatico',
        'paqueteDeterioroId',
      ],
      match: ['unidadId', 'clave'],
      most: 200000,
    },
  },
];

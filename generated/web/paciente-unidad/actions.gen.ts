// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'pacienteUnidadImportar',
    icon: 'file',
    permission: 'paciente-unidad.administrar',
    invalidates: ['paciente-unidad'],
    import: {
      path: '/pacientes/paciente-unidad/importar',
      columns: [
        'numeroExpediente',
        'pacienteId',
        'unidadId',
        'nucleoId',
        'fechaApertura',
        'archivoFisico',
        'estatusExpediente',
      ],
      match: ['pacienteId', 'unidadId'],
      most: 200000,
    },
  },
];

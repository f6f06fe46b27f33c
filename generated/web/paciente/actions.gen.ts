// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'pacienteRegistrarDefuncion',
    icon: 'flag',
    permission: 'paciente.editar',
    confirm: true,
    invalidates: ['paciente', 'defuncion', 'evento', 'receta', 'visita', 'hospitalizacion', 'programa-inscripcion'],
    answer: 'defuncion',
    when: (record) => valueAt(record, 'estatus') === 'ACTIVO',
    load: () => import('./actions/pacienteRegistrarDefuncion.gen'),
  },
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'pacienteRegistrarSinIdentificar',
    icon: 'person',
    permission: 'paciente.crear',
    invalidates: ['paciente'],
    answer: 'paciente',
    load: () => import('./actions/pacienteRegistrarSinIdentificar.gen'),
  },
];

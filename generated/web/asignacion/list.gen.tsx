// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Asignacion } from '../../shared/types/asignacion.gen';
import { rolAsignacion, turno } from './enums.gen';

const columns: Column<Asignacion>[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
  },
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
    sortable: false,
  },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
  },
  { source: 'rol', type: 'enum', choices: rolAsignacion, sortable: false },
  { source: 'turno', type: 'enum', choices: turno, sortable: false },
];

const filters: FilterSpec<Asignacion>[] = [
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'personalMedicoId', kind: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  { source: 'rol', kind: 'set', choices: rolAsignacion },
  { source: 'turno', kind: 'set', choices: turno },
  { source: 'fecha', kind: 'range', of: 'date' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'hospitalizacionId',
      type: 'reference',
      reference: 'hospitalizacion',
      labelField: 'hospitalizacionNombre',
      permission: 'hospitalizacion.ver',
    },
    {
      source: 'personalMedicoId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'personalMedicoNombre',
      permission: 'personal-medico.ver',
    },
    { source: 'turno', type: 'enum', choices: turno },
    { source: 'fecha', type: 'date' },
  ],
};

export default function AsignacionList() {
  return (
    <ListPage
      name={{ label: 'resources.asignacion.fields.fecha', sortBy: 'fecha', paths: ['fecha'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

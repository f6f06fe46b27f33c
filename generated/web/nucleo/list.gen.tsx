// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Nucleo } from '../../shared/types/nucleo.gen';
import { listActions } from './actions.gen';
import { tipoNucleo, turno } from './enums.gen';

const columns: Column<Nucleo>[] = [
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: tipoNucleo },
  { source: 'turno', type: 'enum', choices: turno },
  { source: 'poblacionAsignada', type: 'integer', total: true },
  {
    source: 'medicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'medicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'medicoNombre',
  },
];

const filters: FilterSpec<Nucleo>[] = [
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'tipo', kind: 'set', choices: tipoNucleo },
  { source: 'turno', kind: 'set', choices: turno, nullable: true },
  {
    source: 'especialidadId',
    kind: 'reference',
    reference: 'especialidad',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'poblacionAsignada', kind: 'range', of: 'number', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoNucleo },
    { source: 'turno', type: 'enum', choices: turno },
  ],
};

export default function NucleoList() {
  return (
    <ListPage
      name={{ label: 'resources.nucleo.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

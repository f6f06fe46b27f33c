// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Defuncion } from '../../shared/types/defuncion.gen';
import { estatusDefuncion, fuenteDefuncion } from './enums.gen';

const columns: Column<Defuncion>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    hidden: true,
  },
  { source: 'estatus', type: 'enum', choices: estatusDefuncion },
  { source: 'fuente', type: 'enum', choices: fuenteDefuncion },
  {
    source: 'registradaPorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'registradaPorNombre',
    permission: 'usuario.ver',
    sortBy: 'registradaPorNombre',
  },
];

const filters: FilterSpec<Defuncion>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'estatus', kind: 'set', choices: estatusDefuncion },
  { source: 'fechaHora', kind: 'range', of: 'datetime' },
  { source: 'fuente', kind: 'set', choices: fuenteDefuncion },
];

const views: readonly ListView[] = [{ id: 'enRevision', filter: { estatus: 'EN_REVISION' } }];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusDefuncion },
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    { source: 'fechaHora', type: 'datetime' },
    { source: 'fuente', type: 'enum', choices: fuenteDefuncion },
  ],
};

export default function DefuncionList() {
  return (
    <ListPage
      name={{ label: 'resources.defuncion.fields.fechaHora', sortBy: 'fechaHora', paths: ['fechaHora'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

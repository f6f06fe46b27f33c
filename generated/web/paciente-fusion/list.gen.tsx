// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PacienteFusion } from '../../shared/types/paciente-fusion.gen';
import { estatusFusion } from './enums.gen';

const columns: Column<PacienteFusion>[] = [
  {
    source: 'sobrevivienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'sobrevivienteNombre',
    permission: 'paciente.ver',
    sortBy: 'sobrevivienteNombre',
  },
  {
    source: 'duplicadoId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'duplicadoNombre',
    permission: 'paciente.ver',
    sortBy: 'duplicadoNombre',
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
  { source: 'estatus', type: 'enum', choices: estatusFusion },
  { source: 'fecha', type: 'datetime' },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
  },
];

const filters: FilterSpec<PacienteFusion>[] = [
  { source: 'sobrevivienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'duplicadoId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'estatus', kind: 'set', choices: estatusFusion },
  { source: 'fecha', kind: 'range', of: 'datetime' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusFusion },
    {
      source: 'sobrevivienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'sobrevivienteNombre',
      permission: 'paciente.ver',
    },
    {
      source: 'duplicadoId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'duplicadoNombre',
      permission: 'paciente.ver',
    },
    { source: 'fecha', type: 'datetime' },
  ],
};

export default function PacienteFusionList() {
  return (
    <ListPage
      name={{ label: 'resources.paciente-fusion.fields.motivo', sortBy: 'motivo', paths: ['motivo'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

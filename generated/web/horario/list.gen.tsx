// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Horario } from '../../shared/types/horario.gen';
import { diaSemana } from './enums.gen';

const columns: Column<Horario>[] = [
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
    hidden: true,
  },
  { source: 'anden', type: 'text', sortable: false },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    sortable: false,
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    sortable: false,
    hidden: true,
  },
  {
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
    sortBy: 'nucleoNombre',
    sortable: false,
  },
  { source: 'diaSemana', type: 'enum', choices: diaSemana, sortable: false },
  { source: 'duracionMin', type: 'number', scale: 0, unit: 'min', sortable: false },
  { source: 'cupo', type: 'integer', sortable: false },
  { source: 'vigenciaDesde', type: 'date', sortable: false, hidden: true },
  { source: 'vigenciaHasta', type: 'date', sortable: false, hidden: true },
];

const filters: FilterSpec<Horario>[] = [
  {
    source: 'personalMedicoId',
    kind: 'reference',
    reference: 'personal-medico',
    permission: 'personal-medico.ver',
    nullable: true,
  },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'nucleoId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'diaSemana', kind: 'set', choices: diaSemana },
];

const peek: PeekSpec = {
  facts: [
    { source: 'diaSemana', type: 'enum', choices: diaSemana },
    { source: 'inicio', type: 'time' },
    { source: 'fin', type: 'time' },
    {
      source: 'nucleoId',
      type: 'reference',
      reference: 'nucleo',
      labelField: 'nucleoNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function HorarioList() {
  return (
    <ListPage
      name={{ label: 'resources.horario.name', sortBy: 'inicio', paths: ['inicio', 'fin'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

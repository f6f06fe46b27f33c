// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { EntregaTurno } from '../../shared/types/entrega-turno.gen';
import { estatusDocumentoClinico, turnoHospital } from './enums.gen';

const columns: Column<EntregaTurno>[] = [
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
  },
  { source: 'turno', type: 'enum', choices: turnoHospital, sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusDocumentoClinico, sortable: false },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    sortable: false,
    hidden: true,
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
    source: 'entregaId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'entregaNombre',
    permission: 'usuario.ver',
    sortBy: 'entregaNombre',
  },
  {
    source: 'recibeId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'recibeNombre',
    permission: 'usuario.ver',
    sortBy: 'recibeNombre',
    sortable: false,
  },
];

const filters: FilterSpec<EntregaTurno>[] = [
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'fecha', kind: 'range', of: 'date' },
  { source: 'turno', kind: 'set', choices: turnoHospital },
  { source: 'estatus', kind: 'set', choices: estatusDocumentoClinico },
];

const views: readonly ListView[] = [{ id: 'enCurso', filter: { estatus: ['BORRADOR'] } }];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusDocumentoClinico },
    {
      source: 'servicioId',
      type: 'reference',
      reference: 'nucleo',
      labelField: 'servicioNombre',
      permission: 'catalogo.ver',
    },
    { source: 'turno', type: 'enum', choices: turnoHospital },
    { source: 'fecha', type: 'date' },
    {
      source: 'entregaId',
      type: 'reference',
      reference: 'usuario',
      labelField: 'entregaNombre',
      permission: 'usuario.ver',
    },
  ],
  lines: { source: 'pacientes', columns: async () => (await import('./lines.gen')).pacientesColumns },
};

export default function EntregaTurnoList() {
  return (
    <ListPage
      name={{ label: 'resources.entrega-turno.fields.fecha', sortBy: 'fecha', paths: ['fecha'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

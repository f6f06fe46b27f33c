// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Consulta } from '../../shared/types/consulta.gen';
import { estatusDocumentoClinico, tipoConsulta } from './enums.gen';

const columns: Column<Consulta>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
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
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
    sortBy: 'nucleoNombre',
    sortable: false,
  },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
    sortable: false,
  },
  { source: 'fechaHora', type: 'datetime' },
  { source: 'tipo', type: 'enum', choices: tipoConsulta, sortable: false },
  { source: 'motivoConsulta', type: 'longText', sortable: false },
];

const filters: FilterSpec<Consulta>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'estatus', kind: 'set', choices: estatusDocumentoClinico },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'nucleoId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  {
    source: 'personalMedicoId',
    kind: 'reference',
    reference: 'personal-medico',
    permission: 'personal-medico.ver',
    nullable: true,
  },
  { source: 'fechaHora', kind: 'range', of: 'datetime', nullable: true },
  { source: 'tipo', kind: 'set', choices: tipoConsulta },
];

const views: readonly ListView[] = [{ id: 'porFirmar', filter: { paso: 'firmar' } }];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusDocumentoClinico },
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    {
      source: 'personalMedicoId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'personalMedicoNombre',
      permission: 'personal-medico.ver',
    },
    { source: 'fechaHora', type: 'datetime' },
  ],
  lines: { source: 'diagnosticos', columns: async () => (await import('./lines.gen')).diagnosticosColumns },
};

export default function ConsultaList() {
  return (
    <ListPage
      name={{ label: 'resources.consulta.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

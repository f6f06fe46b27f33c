// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Visita } from '../../shared/types/visita.gen';
import { estatusVisita, tipoVisita, triage } from './enums.gen';

const columns: Column<Visita>[] = [
  { source: 'turnoNumero', type: 'integer', sortable: false, hidden: true },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
    hidden: true,
  },
  { source: 'estatus', type: 'enum', choices: estatusVisita, sortable: false },
  { source: 'tipo', type: 'enum', choices: tipoVisita, sortable: false },
  { source: 'motivo', type: 'longText', sortable: false, hidden: true },
  { source: 'triage', type: 'enum', choices: triage, sortable: false },
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
  { source: 'fechaLlegada', type: 'datetime' },
  { source: 'fecha', type: 'date', sortable: false, hidden: true },
  { source: 'estatusDesde', type: 'datetime', sortable: false },
  { source: 'limiteEspera', type: 'datetime', sortable: false, hidden: true },
  { source: 'llamadas', type: 'integer', sortable: false, hidden: true },
  { source: 'llamadaA', type: 'text', sortable: false, hidden: true },
];

const filters: FilterSpec<Visita>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'estatus', kind: 'set', choices: estatusVisita },
  { source: 'tipo', kind: 'set', choices: tipoVisita },
  { source: 'triage', kind: 'set', choices: triage, nullable: true },
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
  { source: 'fechaLlegada', kind: 'range', of: 'datetime', nullable: true },
  { source: 'fecha', kind: 'range', of: 'date', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'enEspera', filter: { estatus: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'] } },
  { id: 'enConsulta', filter: { estatus: 'EN_CONSULTA' } },
  { id: 'enFarmacia', filter: { estatus: 'EN_FARMACIA' } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusVisita },
    {
      source: 'nucleoId',
      type: 'reference',
      reference: 'nucleo',
      labelField: 'nucleoNombre',
      permission: 'catalogo.ver',
    },
    { source: 'fechaLlegada', type: 'datetime' },
  ],
};

export default function VisitaList() {
  return (
    <ListPage
      name={{
        label: 'resources.visita.fields.pacienteId',
        sortBy: 'pacienteNombre',
        paths: ['pacienteId', 'turnoNumero', 'motivo'],
        ficha: {
          name: (record: Visita) => textOf`${record.pacienteNombre}`,
          line: (record: Visita) => textOf`${record.turnoNumero} · ${record.motivo}`,
        },
      }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

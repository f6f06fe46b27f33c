// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';
import { estatusDocumentoClinico, tipoNota } from './enums.gen';

const columns: Column<NotaEvolucion>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoNota, sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusDocumentoClinico, sortable: false },
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
    hidden: true,
  },
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
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
    sortBy: 'servicioNombre',
    sortable: false,
  },
  { source: 'capturaTardia', type: 'boolean', sortable: false, hidden: true },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'personalMedicoNombre',
    sortable: false,
  },
];

const filters: FilterSpec<NotaEvolucion>[] = [
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver', nullable: true },
  { source: 'tipo', kind: 'set', choices: tipoNota },
  { source: 'estatus', kind: 'set', choices: estatusDocumentoClinico },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'fechaHora', kind: 'range', of: 'datetime' },
  { source: 'capturaTardia', kind: 'boolean', nullable: true },
  {
    source: 'personalMedicoId',
    kind: 'reference',
    reference: 'personal-medico',
    permission: 'personal-medico.ver',
    nullable: true,
  },
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
      source: 'hospitalizacionId',
      type: 'reference',
      reference: 'hospitalizacion',
      labelField: 'hospitalizacionNombre',
      permission: 'hospitalizacion.ver',
    },
    { source: 'fechaHora', type: 'datetime' },
    {
      source: 'personalMedicoId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'personalMedicoNombre',
      permission: 'personal-medico.ver',
    },
  ],
  lines: { source: 'diagnosticos', columns: async () => (await import('./lines.gen')).diagnosticosColumns },
};

export default function NotaEvolucionList() {
  return (
    <ListPage
      name={{ label: 'resources.nota-evolucion.fields.fechaHora', sortBy: 'fechaHora', paths: ['fechaHora'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

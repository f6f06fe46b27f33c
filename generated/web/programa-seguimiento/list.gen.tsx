// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { ProgramaSeguimiento } from '../../shared/types/programa-seguimiento.gen';
import { estatusInscripcion, seguimientoPrograma } from './enums.gen';

const columns: Column<ProgramaSeguimiento>[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
    sortable: false,
  },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
    sortBy: 'programaNombre',
    sortable: false,
  },
  { source: 'seguimiento', type: 'enum', choices: seguimientoPrograma },
  { source: 'proximaCita', type: 'date' },
  { source: 'diasVencida', type: 'integer' },
  { source: 'ultimaConsulta', type: 'date' },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    sortable: false,
  },
  { source: 'estatus', type: 'enum', choices: estatusInscripcion },
  { source: 'fecha', type: 'date' },
  {
    source: 'programaInscripcionId',
    type: 'reference',
    reference: 'programa-inscripcion',
    labelField: 'programaInscripcionNombre',
    permission: 'programa.inscribir',
    sortBy: 'programaInscripcionNombre',
    hidden: true,
  },
  { source: 'nombreCompleto', type: 'text', hidden: true },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    hidden: true,
  },
  { source: 'fechaSalida', type: 'date', hidden: true },
  {
    source: 'eventoId',
    type: 'reference',
    reference: 'evento',
    labelField: 'eventoNombre',
    permission: 'agenda.ver',
    sortBy: 'eventoNombre',
    hidden: true,
  },
];

const filters: FilterSpec<ProgramaSeguimiento>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'programaId', kind: 'reference', reference: 'programa', permission: 'programa.ver' },
  { source: 'seguimiento', kind: 'set', choices: seguimientoPrograma, nullable: true },
  { source: 'proximaCita', kind: 'range', of: 'date', nullable: true },
  { source: 'diasVencida', kind: 'range', of: 'number', nullable: true },
  { source: 'ultimaConsulta', kind: 'range', of: 'date', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'estatus', kind: 'set', choices: estatusInscripcion },
  { source: 'fecha', kind: 'range', of: 'date' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    {
      source: 'programaId',
      type: 'reference',
      reference: 'programa',
      labelField: 'programaNombre',
      permission: 'programa.ver',
    },
    { source: 'proximaCita', type: 'date' },
    { source: 'seguimiento', type: 'enum', choices: seguimientoPrograma },
  ],
};

export default function ProgramaSeguimientoList() {
  return (
    <ListPage
      name={{
        label: 'resources.programa-seguimiento.fields.nombrePrograma',
        sortBy: 'nombrePrograma',
        paths: ['nombrePrograma'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

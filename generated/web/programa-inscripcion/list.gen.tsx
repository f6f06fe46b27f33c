// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { ProgramaInscripcion } from '../../shared/types/programa-inscripcion.gen';
import { estatusInscripcion } from './enums.gen';

const columns: Column<ProgramaInscripcion>[] = [
  { source: 'estatus', type: 'enum', choices: estatusInscripcion },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
    sortBy: 'programaNombre',
  },
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
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    hidden: true,
  },
  { source: 'fecha', type: 'date' },
  { source: 'proximaCita', type: 'date' },
  { source: 'motivoBaja', type: 'longText', hidden: true },
  { source: 'fechaSalida', type: 'date', hidden: true },
];

const filters: FilterSpec<ProgramaInscripcion>[] = [
  { source: 'programaId', kind: 'reference', reference: 'programa', permission: 'programa.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'fecha', kind: 'range', of: 'date' },
  { source: 'estatus', kind: 'set', choices: estatusInscripcion },
  { source: 'proximaCita', kind: 'range', of: 'date', nullable: true },
  { source: 'fechaSalida', kind: 'range', of: 'date', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['concluir'] } },
  { id: 'enCurso', filter: { estatus: ['ACTIVO'] } },
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
      source: 'unidadId',
      type: 'reference',
      reference: 'unidad',
      labelField: 'unidadNombre',
      permission: 'catalogo.ver',
    },
    { source: 'fecha', type: 'date' },
    { source: 'estatus', type: 'enum', choices: estatusInscripcion },
  ],
};

export default function ProgramaInscripcionList() {
  return (
    <ListPage
      name={{
        label: 'resources.programa-inscripcion.fields.nombrePrograma',
        sortBy: 'nombrePrograma',
        paths: ['nombrePrograma'],
      }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { PacienteUnidad } from '../../shared/types/paciente-unidad.gen';
import { listActions } from './actions.gen';
import { estatusExpediente } from './enums.gen';

const columns: Column<PacienteUnidad>[] = [
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
    source: 'nucleoId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'nucleoNombre',
    permission: 'catalogo.ver',
    sortBy: 'nucleoNombre',
  },
  { source: 'fechaApertura', type: 'date' },
  { source: 'principal', type: 'boolean', hidden: true },
  { source: 'archivoFisico', type: 'text', hidden: true },
  { source: 'estatusExpediente', type: 'enum', choices: estatusExpediente },
];

const filters: FilterSpec<PacienteUnidad>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'nucleoId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'fechaApertura', kind: 'range', of: 'date' },
  { source: 'principal', kind: 'boolean', nullable: true },
  { source: 'estatusExpediente', kind: 'set', choices: estatusExpediente },
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
    { source: 'estatusExpediente', type: 'enum', choices: estatusExpediente },
  ],
};

export default function PacienteUnidadList() {
  return (
    <ListPage
      name={{
        label: 'resources.paciente-unidad.fields.numeroExpediente',
        sortBy: 'numeroExpediente',
        paths: ['numeroExpediente'],
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

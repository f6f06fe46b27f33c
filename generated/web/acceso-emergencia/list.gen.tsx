// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { AccesoEmergencia } from '../../shared/types/acceso-emergencia.gen';
import { estatusAcceso } from './enums.gen';

const columns: Column<AccesoEmergencia>[] = [
  { source: 'estatus', type: 'enum', choices: estatusAcceso },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
  },
  { source: 'desde', type: 'datetime' },
  { source: 'hasta', type: 'datetime' },
];

const filters: FilterSpec<AccesoEmergencia>[] = [
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'usuarioId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'desde', kind: 'range', of: 'datetime' },
  { source: 'estatus', kind: 'set', choices: estatusAcceso },
];

const views: readonly ListView[] = [{ id: 'porRevisar', filter: { estatus: 'POR_REVISAR' } }];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusAcceso },
    {
      source: 'pacienteId',
      type: 'reference',
      reference: 'paciente',
      labelField: 'pacienteNombre',
      permission: 'paciente.ver',
    },
    {
      source: 'usuarioId',
      type: 'reference',
      reference: 'usuario',
      labelField: 'usuarioNombre',
      permission: 'usuario.ver',
    },
    { source: 'hasta', type: 'datetime' },
  ],
};

export default function AccesoEmergenciaList() {
  return (
    <ListPage
      name={{
        label: 'resources.acceso-emergencia.fields.motivoAcceso',
        sortBy: 'motivoAcceso',
        paths: ['motivoAcceso'],
      }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

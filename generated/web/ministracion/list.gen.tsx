// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Ministracion } from '../../shared/types/ministracion.gen';
import { estadoMinistracion, estatusMinistracion } from './enums.gen';

const columns: Column<Ministracion>[] = [
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
    source: 'indicacionId',
    type: 'reference',
    reference: 'indicacion',
    labelField: 'indicacionNombre',
    permission: 'nota-evolucion.ver',
    sortBy: 'indicacionNombre',
  },
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    sortBy: 'hospitalizacionNombre',
    hidden: true,
  },
  { source: 'estado', type: 'enum', choices: estadoMinistracion, sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusMinistracion, sortable: false },
  { source: 'fechaAplicada', type: 'datetime', sortable: false },
  {
    source: 'enfermeraId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'enfermeraNombre',
    permission: 'usuario.ver',
    sortBy: 'enfermeraNombre',
    sortable: false,
  },
];

const filters: FilterSpec<Ministracion>[] = [
  { source: 'indicacionId', kind: 'reference', reference: 'indicacion', permission: 'nota-evolucion.ver' },
  { source: 'hospitalizacionId', kind: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  { source: 'estado', kind: 'set', choices: estadoMinistracion },
  { source: 'estatus', kind: 'set', choices: estatusMinistracion },
  { source: 'fechaProgramada', kind: 'range', of: 'datetime' },
  { source: 'fechaAplicada', kind: 'range', of: 'datetime', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusMinistracion },
    {
      source: 'indicacionId',
      type: 'reference',
      reference: 'indicacion',
      labelField: 'indicacionNombre',
      permission: 'nota-evolucion.ver',
    },
    { source: 'estado', type: 'enum', choices: estadoMinistracion },
    { source: 'fechaProgramada', type: 'datetime' },
    { source: 'fechaAplicada', type: 'datetime' },
  ],
};

export default function MinistracionList() {
  return (
    <ListPage
      name={{
        label: 'resources.ministracion.fields.fechaProgramada',
        sortBy: 'fechaProgramada',
        paths: ['fechaProgramada'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { DevolucionOrdenCargo } from '../../shared/types/devolucion-orden-cargo.gen';
import { estatusDevolucionOrden, origenDevolucionOrden } from './enums.gen';

const columns: Column<DevolucionOrdenCargo>[] = [
  {
    source: 'ordenCargoId',
    type: 'reference',
    reference: 'orden-cargo',
    labelField: 'ordenCargoNombre',
    permission: 'orden-cargo.ver',
    sortBy: 'ordenCargoNombre',
  },
  { source: 'estatus', type: 'enum', choices: estatusDevolucionOrden },
  { source: 'origen', type: 'enum', choices: origenDevolucionOrden, sortable: false },
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
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    sortBy: 'pacienteNombre',
    sortable: false,
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
  },
  {
    source: 'almacenSurtidorId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenSurtidorNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenSurtidorNombre',
  },
  { source: 'piezas', type: 'integer', sortable: false },
  { source: 'importeTotal', type: 'money', sortable: false, total: true },
  { source: 'fechaSolicitud', type: 'datetime' },
];

const filters: FilterSpec<DevolucionOrdenCargo>[] = [
  { source: 'ordenCargoId', kind: 'reference', reference: 'orden-cargo', permission: 'orden-cargo.ver' },
  { source: 'estatus', kind: 'set', choices: estatusDevolucionOrden },
  { source: 'origen', kind: 'set', choices: origenDevolucionOrden },
  {
    source: 'hospitalizacionId',
    kind: 'reference',
    reference: 'hospitalizacion',
    permission: 'hospitalizacion.ver',
    nullable: true,
  },
  { source: 'pacienteId', kind: 'reference', reference: 'paciente', permission: 'paciente.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  { source: 'servicioId', kind: 'reference', reference: 'nucleo', permission: 'catalogo.ver', nullable: true },
  { source: 'almacenSurtidorId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'fechaSolicitud', kind: 'range', of: 'datetime', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['aceptar'] } },
  { id: 'enCurso', filter: { estatus: ['SOLICITADA'] } },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'ordenCargoId',
      type: 'reference',
      reference: 'orden-cargo',
      labelField: 'ordenCargoNombre',
      permission: 'orden-cargo.ver',
    },
    { source: 'origen', type: 'enum', choices: origenDevolucionOrden },
    { source: 'estatus', type: 'enum', choices: estatusDevolucionOrden },
    { source: 'fechaSolicitud', type: 'datetime' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasAllColumns },
};

export default function DevolucionOrdenCargoList() {
  return (
    <ListPage
      name={{ label: 'resources.devolucion-orden-cargo.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

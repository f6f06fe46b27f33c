// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Recepcion } from '../../shared/types/recepcion.gen';
import { estatusRecepcion } from './enums.gen';

const columns: Column<Recepcion>[] = [
  { source: 'estatus', type: 'enum', choices: estatusRecepcion },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  { source: 'remision', type: 'text' },
  { source: 'fecha', type: 'date' },
  { source: 'piezas', type: 'integer', total: true },
  { source: 'importeTotal', type: 'money', total: true },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    hidden: true,
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
  {
    source: 'eventoId',
    type: 'reference',
    reference: 'evento',
    labelField: 'eventoNombre',
    permission: 'agenda.ver',
    sortBy: 'eventoNombre',
    hidden: true,
  },
  {
    source: 'contratoId',
    type: 'reference',
    reference: 'contrato',
    labelField: 'contratoNombre',
    permission: 'proveedor.ver',
    sortBy: 'contratoNombre',
    hidden: true,
  },
  { source: 'ordenSuministro', type: 'text', hidden: true },
  { source: 'factura', type: 'text', hidden: true },
  { source: 'piezasRechazadas', type: 'integer', hidden: true, total: true },
  { source: 'fechaCaptura', type: 'datetime', hidden: true },
];

const filters: FilterSpec<Recepcion>[] = [
  { source: 'estatus', kind: 'set', choices: estatusRecepcion },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'contratoId', kind: 'reference', reference: 'contrato', permission: 'proveedor.ver', nullable: true },
  { source: 'fecha', kind: 'range', of: 'date' },
  { source: 'importeTotal', kind: 'range', of: 'number', unit: 'MXN', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['inspeccionar', 'aceptar'] } },
  { id: 'enCurso', filter: { estatus: ['BORRADOR', 'EN_INSPECCION'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusRecepcion },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'proveedorId',
      type: 'reference',
      reference: 'proveedor',
      labelField: 'proveedorNombre',
      permission: 'proveedor.ver',
    },
    { source: 'fecha', type: 'date' },
    { source: 'importeTotal', type: 'money' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function RecepcionList() {
  return (
    <ListPage
      name={{ label: 'resources.recepcion.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

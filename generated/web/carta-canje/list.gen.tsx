// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { CartaCanje } from '../../shared/types/carta-canje.gen';
import { estatusCartaCanje } from './enums.gen';

const columns: Column<CartaCanje>[] = [
  { source: 'estatus', type: 'enum', choices: estatusCartaCanje },
  { source: 'memoFolio', type: 'text' },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
  },
  { source: 'vigenciaFecha', type: 'date' },
  {
    source: 'loteId',
    type: 'reference',
    reference: 'lote',
    labelField: 'loteNombre',
    permission: 'inventario.ver',
    sortBy: 'loteNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  { source: 'saldo', type: 'integer', total: true },
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
  { source: 'cantidad', type: 'integer', hidden: true, total: true },
  { source: 'cantidadCanjeada', type: 'integer', hidden: true, total: true },
  { source: 'piezasEnCanje', type: 'integer', hidden: true, total: true },
  { source: 'canjeSolicitado', type: 'datetime', hidden: true },
  { source: 'canjeLimite', type: 'date', hidden: true },
];

const filters: FilterSpec<CartaCanje>[] = [
  { source: 'estatus', kind: 'set', choices: estatusCartaCanje },
  { source: 'vigenciaFecha', kind: 'range', of: 'date', nullable: true },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver', nullable: true },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver', nullable: true },
  { source: 'saldo', kind: 'range', of: 'number' },
  { source: 'canjeLimite', kind: 'range', of: 'date', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['solicitarCanje'] } },
  { id: 'enCurso', filter: { estatus: ['VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusCartaCanje },
    {
      source: 'proveedorId',
      type: 'reference',
      reference: 'proveedor',
      labelField: 'proveedorNombre',
      permission: 'proveedor.ver',
    },
    {
      source: 'insumoId',
      type: 'reference',
      reference: 'insumo',
      labelField: 'insumoNombre',
      permission: 'catalogo.ver',
    },
    { source: 'saldo', type: 'integer' },
    { source: 'vigenciaFecha', type: 'date' },
  ],
};

export default function CartaCanjeList() {
  return (
    <ListPage
      name={{ label: 'resources.carta-canje.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Lote } from '../../shared/types/lote.gen';
import { estatusLote } from './enums.gen';

const columns: Column<Lote>[] = [
  { source: 'numeroLote', type: 'text', hidden: true },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'insumoClave', type: 'text', hidden: true },
  { source: 'caducidad', type: 'date' },
  { source: 'existencia', type: 'integer', total: true },
  { source: 'estatus', type: 'enum', choices: estatusLote },
  { source: 'nombreGenerico', type: 'text', hidden: true },
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
    source: 'fuenteFinanciamientoId',
    type: 'reference',
    reference: 'fuente-financiamiento',
    labelField: 'fuenteFinanciamientoNombre',
    permission: 'catalogo.ver',
    sortBy: 'fuenteFinanciamientoNombre',
    hidden: true,
  },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
    sortBy: 'programaNombre',
    hidden: true,
  },
  { source: 'reservada', type: 'integer', hidden: true, total: true },
  { source: 'libre', type: 'integer', hidden: true, total: true },
  { source: 'cantidadInicial', type: 'integer', hidden: true },
  { source: 'costoUnitario', type: 'money', hidden: true },
  { source: 'ubicacionCodigo', type: 'text', inline: true },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
    hidden: true,
  },
  { source: 'origen', type: 'longText', sortable: false },
  {
    source: 'cartaCanjeId',
    type: 'reference',
    reference: 'carta-canje',
    labelField: 'cartaCanjeNombre',
    permission: 'carta-canje.ver',
    sortBy: 'cartaCanjeNombre',
    hidden: true,
  },
  { source: 'marca', type: 'text', hidden: true },
  { source: 'fabricante', type: 'text', hidden: true },
  { source: 'fechaRecepcion', type: 'date', hidden: true },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
];

const filters: FilterSpec<Lote>[] = [
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'caducidad', kind: 'range', of: 'date', nullable: true },
  { source: 'estatus', kind: 'set', choices: estatusLote },
  {
    source: 'fuenteFinanciamientoId',
    kind: 'reference',
    reference: 'fuente-financiamiento',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'programaId', kind: 'reference', reference: 'programa', permission: 'programa.ver', nullable: true },
  { source: 'existencia', kind: 'range', of: 'number' },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
  {
    source: 'cartaCanjeId',
    kind: 'reference',
    reference: 'carta-canje',
    permission: 'carta-canje.ver',
    nullable: true,
  },
  { source: 'fechaRecepcion', kind: 'range', of: 'date' },
];

const views: readonly ListView[] = [
  { id: 'cuarentena', filter: { estatus: 'CUARENTENA' } },
  { id: 'suspendidos', filter: { estatus: ['SUSPENDIDO', 'RETIRADO'] } },
  { id: 'caducados', filter: { estatus: 'CADUCADO' } },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'caducidad', type: 'date' },
    { source: 'existencia', type: 'integer' },
    { source: 'estatus', type: 'enum', choices: estatusLote },
  ],
};

export default function LoteList() {
  return (
    <ListPage
      name={{
        label: 'resources.lote.fields.insumoId',
        sortBy: 'insumoClave',
        paths: ['insumoId', 'insumoClave', 'numeroLote'],
        ficha: {
          name: (record: Lote) => textOf`${record.insumoNombre}`,
          line: (record: Lote) => textOf`${record.insumoClave} · ${record.numeroLote}`,
        },
      }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

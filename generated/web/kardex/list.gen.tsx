// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Kardex } from '../../shared/types/kardex.gen';
import { documentoInventario, tipoMovimiento } from './enums.gen';

const columns: Column<Kardex>[] = [
  { source: 'fechaMovimiento', type: 'datetime' },
  { source: 'tipo', type: 'enum', choices: tipoMovimiento, sortable: false },
  { source: 'entrada', type: 'integer', sortable: false, total: true },
  { source: 'salida', type: 'integer', sortable: false, total: true },
  { source: 'insumoClave', type: 'text', sortable: false, hidden: true },
  { source: 'saldoInsumo', type: 'integer', sortable: false },
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
  {
    source: 'loteId',
    type: 'reference',
    reference: 'lote',
    labelField: 'loteNombre',
    permission: 'inventario.ver',
    sortBy: 'loteNombre',
    sortable: false,
  },
  { source: 'contraparte', type: 'text', sortable: false },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
    sortable: false,
  },
  { source: 'nombreGenerico', type: 'text', sortable: false, hidden: true },
  { source: 'consecutivo', type: 'integer', sortable: false, hidden: true },
  { source: 'loteCaducidad', type: 'date', sortable: false, hidden: true },
  { source: 'saldoLote', type: 'integer', sortable: false, hidden: true },
  { source: 'costoUnitario', type: 'money', sortable: false, hidden: true },
  { source: 'importe', type: 'money', sortable: false, hidden: true, total: true },
  { source: 'documentoTipo', type: 'enum', choices: documentoInventario, hidden: true },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
    sortable: false,
    hidden: true,
  },
];

const filters: FilterSpec<Kardex>[] = [
  { source: 'fechaMovimiento', kind: 'range', of: 'datetime' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'tipo', kind: 'set', choices: tipoMovimiento },
  { source: 'loteId', kind: 'reference', reference: 'lote', permission: 'inventario.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'documentoTipo', kind: 'set', choices: documentoInventario },
];

const peek: PeekSpec = {
  facts: [
    { source: 'fechaMovimiento', type: 'datetime' },
    { source: 'entrada', type: 'integer' },
    { source: 'salida', type: 'integer' },
    { source: 'saldoInsumo', type: 'integer' },
  ],
};

export default function KardexList() {
  return (
    <ListPage
      name={{
        label: 'resources.kardex.fields.documentoFolio',
        sortBy: 'documentoFolio',
        paths: ['documentoFolio', 'insumoClave', 'insumoId'],
        ficha: {
          name: (record: Kardex) => textOf`${record.documentoFolio}`,
          line: (record: Kardex) => textOf`${record.insumoClave} · ${record.insumoNombre}`,
        },
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

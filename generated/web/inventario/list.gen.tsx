// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Inventario } from '../../shared/types/inventario.gen';
import { listActions } from './actions.gen';
import { nivelAbasto, tipoAlmacen, tipoInsumo } from './enums.gen';

const columns: Column<Inventario>[] = [
  { source: 'insumoClave', type: 'text', hidden: true },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
    hidden: true,
  },
  { source: 'disponible', type: 'integer', total: true },
  { source: 'nivelAbasto', type: 'enum', choices: nivelAbasto },
  { source: 'proximaCaducidad', type: 'date' },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
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
  { source: 'tipoInsumo', type: 'enum', choices: tipoInsumo, hidden: true },
  { source: 'esencial', type: 'boolean', hidden: true },
  { source: 'tipoAlmacen', type: 'enum', choices: tipoAlmacen, hidden: true },
  { source: 'existencia', type: 'integer', hidden: true, total: true },
  { source: 'reservada', type: 'integer', hidden: true, total: true },
  { source: 'noDisponible', type: 'integer', hidden: true, total: true },
  { source: 'enTransito', type: 'integer', total: true },
  { source: 'lotes', type: 'integer' },
  { source: 'valor', type: 'money', hidden: true, total: true },
  { source: 'ultimoMovimiento', type: 'datetime', hidden: true },
  { source: 'movimientos', type: 'integer', hidden: true },
  { source: 'minimo', type: 'integer' },
  { source: 'puntoReorden', type: 'integer', hidden: true },
  { source: 'maximo', type: 'integer' },
  { source: 'fondoFijo', type: 'integer', hidden: true },
];

const filters: FilterSpec<Inventario>[] = [
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'tipoInsumo', kind: 'set', choices: tipoInsumo },
  { source: 'esencial', kind: 'boolean' },
  { source: 'tipoAlmacen', kind: 'set', choices: tipoAlmacen },
  { source: 'existencia', kind: 'range', of: 'number' },
  { source: 'noDisponible', kind: 'range', of: 'number' },
  { source: 'disponible', kind: 'range', of: 'number' },
  { source: 'enTransito', kind: 'range', of: 'number' },
  { source: 'nivelAbasto', kind: 'set', choices: nivelAbasto },
  { source: 'proximaCaducidad', kind: 'range', of: 'date', nullable: true },
  { source: 'ultimoMovimiento', kind: 'range', of: 'datetime', nullable: true },
  { source: 'fondoFijo', kind: 'range', of: 'number', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'agotados', filter: { nivelAbasto: 'SIN_EXISTENCIA' } },
  { id: 'bajos', filter: { nivelAbasto: ['CRITICO', 'BAJO'] } },
  { id: 'sobreabasto', filter: { nivelAbasto: 'SOBREABASTO' } },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'insumoId',
      type: 'reference',
      reference: 'insumo',
      labelField: 'insumoNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'disponible', type: 'integer' },
    { source: 'nivelAbasto', type: 'enum', choices: nivelAbasto },
  ],
};

export default function InventarioList() {
  return (
    <ListPage
      name={{
        label: 'resources.inventario.fields.insumoId',
        sortBy: 'insumoNombre',
        paths: ['insumoId', 'insumoClave'],
        ficha: {
          name: (record: Inventario) => textOf`${record.insumoNombre}`,
          line: (record: Inventario) => textOf`${record.insumoClave}`,
        },
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      views={views}
      peek={peek}
    />
  );
}

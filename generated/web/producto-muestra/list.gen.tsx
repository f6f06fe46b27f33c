// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { ProductoMuestra } from '../../shared/types/producto-muestra.gen';
import { productoMuestraCategory, productoMuestraStatus } from './enums.gen';

const columns: Column<ProductoMuestra>[] = [
  { source: 'img', type: 'image', sortable: false },
  { source: 'productCode', type: 'text', sortable: false },
  { source: 'category', type: 'enum', choices: productoMuestraCategory },
  { source: 'stock', type: 'integer' },
  { source: 'status', type: 'enum', choices: productoMuestraStatus },
  { source: 'price', type: 'money' },
];

const filters: FilterSpec<ProductoMuestra>[] = [
  { source: 'category', kind: 'set', choices: productoMuestraCategory },
  { source: 'status', kind: 'set', choices: productoMuestraStatus },
];

const peek: PeekSpec = {
  facts: [
    { source: 'status', type: 'enum', choices: productoMuestraStatus },
    { source: 'stock', type: 'integer' },
    { source: 'price', type: 'money' },
  ],
};

export default function ProductoMuestraList() {
  return (
    <ListPage
      name={{ label: 'resources.producto-muestra.fields.name', sortBy: 'name', paths: ['name'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

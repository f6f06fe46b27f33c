// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Pais } from '../../shared/types/pais.gen';
import { listActions } from './actions.gen';

const columns: Column<Pais>[] = [
  { source: 'codigo', type: 'text' },
  { source: 'codigo3', type: 'text' },
  { source: 'nacionalidad', type: 'text' },
  { source: 'orden', type: 'integer' },
];

const filters: FilterSpec<Pais>[] = [];

const peek: PeekSpec = {
  facts: [
    { source: 'codigo', type: 'text' },
    { source: 'nacionalidad', type: 'text' },
  ],
};

export default function PaisList() {
  return (
    <ListPage
      name={{ label: 'resources.pais.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

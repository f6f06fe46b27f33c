// Generated from schemas/entities/geografia/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '../../../src/ui/list/ListPage';
import type { Column } from '../../../src/ui/list/column';
import type { FilterSpec } from '../../../src/ui/list/filter-spec';
import type { Pais } from '../../shared/types/pais.gen';
import { listActions } from './actions.gen';

const columns: Column<Pais>[] = [
  { source: 'codigo', type: 'text' },
  { source: 'codigo3', type: 'text' },
  { source: 'nacionalidad', type: 'text' },
  { source: 'orden', type: 'integer' },
];

const filters: FilterSpec<Pais>[] = [];

export default function PaisList() {
  return (
    <ListPage
      name={{ label: 'resources.pais.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
    />
  );
}

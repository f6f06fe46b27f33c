// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { LenguaIndigena } from '../../shared/types/lengua-indigena.gen';
import { listActions } from './actions.gen';
import { familiaLinguistica } from './enums.gen';

const columns: Column<LenguaIndigena>[] = [
  { source: 'clave', type: 'text' },
  { source: 'familia', type: 'enum', choices: familiaLinguistica },
];

const filters: FilterSpec<LenguaIndigena>[] = [{ source: 'familia', kind: 'set', choices: familiaLinguistica }];

const peek: PeekSpec = { facts: [{ source: 'familia', type: 'enum', choices: familiaLinguistica }] };

export default function LenguaIndigenaList() {
  return (
    <ListPage
      name={{ label: 'resources.lengua-indigena.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

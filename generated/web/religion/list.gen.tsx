// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Religion } from '../../shared/types/religion.gen';
import { listActions } from './actions.gen';
import { grupoReligion } from './enums.gen';

const columns: Column<Religion>[] = [
  { source: 'clave', type: 'text' },
  { source: 'grupo', type: 'enum', choices: grupoReligion },
];

const filters: FilterSpec<Religion>[] = [{ source: 'grupo', kind: 'set', choices: grupoReligion }];

const peek: PeekSpec = { facts: [{ source: 'grupo', type: 'enum', choices: grupoReligion }] };

export default function ReligionList() {
  return (
    <ListPage
      name={{ label: 'resources.religion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

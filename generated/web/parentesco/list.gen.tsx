// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Parentesco } from '../../shared/types/parentesco.gen';
import { listActions } from './actions.gen';
import { tipoParentesco } from './enums.gen';

const columns: Column<Parentesco>[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'enum', choices: tipoParentesco },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<Parentesco>[] = [{ source: 'tipo', kind: 'set', choices: tipoParentesco }];

const peek: PeekSpec = { facts: [{ source: 'tipo', type: 'enum', choices: tipoParentesco }] };

export default function ParentescoList() {
  return (
    <ListPage
      name={{ label: 'resources.parentesco.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Interaccion } from '../../shared/types/interaccion.gen';
import { listActions } from './actions.gen';
import { gravedadInteraccion } from './enums.gen';

const columns: Column<Interaccion>[] = [
  { source: 'gravedad', type: 'enum', choices: gravedadInteraccion },
  { source: 'efecto', type: 'longText' },
  { source: 'fuente', type: 'text', hidden: true },
];

const filters: FilterSpec<Interaccion>[] = [{ source: 'gravedad', kind: 'set', choices: gravedadInteraccion }];

const peek: PeekSpec = {
  facts: [
    { source: 'gravedad', type: 'enum', choices: gravedadInteraccion },
    { source: 'efecto', type: 'longText' },
  ],
};

export default function InteraccionList() {
  return (
    <ListPage
      name={{ label: 'resources.interaccion.name', sortBy: 'sustanciaA', paths: ['sustanciaA', 'sustanciaB'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

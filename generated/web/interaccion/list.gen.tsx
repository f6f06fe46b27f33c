// Generated from schemas/entities/farmacia/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '../../../src/ui/list/ListPage';
import type { Column } from '../../../src/ui/list/column';
import type { FilterSpec } from '../../../src/ui/list/filter-spec';
import type { Interaccion } from '../../shared/types/interaccion.gen';
import { listActions } from './actions.gen';
import { gravedadInteraccion } from './enums.gen';

const columns: Column<Interaccion>[] = [
  { source: 'gravedad', type: 'enum', choices: gravedadInteraccion },
  { source: 'efecto', type: 'longText' },
  { source: 'fuente', type: 'text', hidden: true },
];

const filters: FilterSpec<Interaccion>[] = [{ source: 'gravedad', kind: 'set', choices: gravedadInteraccion }];

export default function InteraccionList() {
  return (
    <ListPage
      name={{ label: 'resources.interaccion.name', sortBy: 'sustanciaA', paths: ['sustanciaA', 'sustanciaB'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
    />
  );
}

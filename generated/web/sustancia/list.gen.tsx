// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Sustancia } from '../../shared/types/sustancia.gen';
import { listActions } from './actions.gen';
import { tipoSustancia } from './enums.gen';

const columns: Column<Sustancia>[] = [
  { source: 'clave', type: 'text', hidden: true },
  { source: 'tipo', type: 'enum', choices: tipoSustancia },
  { source: 'atc', type: 'text' },
  { source: 'fuente', type: 'text', hidden: true },
];

const filters: FilterSpec<Sustancia>[] = [{ source: 'tipo', kind: 'set', choices: tipoSustancia }];

const peek: PeekSpec = {
  facts: [
    { source: 'tipo', type: 'enum', choices: tipoSustancia },
    { source: 'atc', type: 'text' },
  ],
};

export default function SustanciaList() {
  return (
    <ListPage
      name={{ label: 'resources.sustancia.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

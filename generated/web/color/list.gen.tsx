// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Color } from '../../shared/types/color.gen';
import { listActions } from './actions.gen';
import { icono, usoColor } from './enums.gen';

const columns: Column<Color>[] = [
  { source: 'codigoHex', type: 'color' },
  { source: 'uso', type: 'enum', choices: usoColor },
  { source: 'codigo', type: 'text' },
  { source: 'icono', type: 'enum', choices: icono },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<Color>[] = [{ source: 'uso', kind: 'set', choices: usoColor }];

const peek: PeekSpec = {
  facts: [
    { source: 'uso', type: 'enum', choices: usoColor },
    { source: 'codigoHex', type: 'color' },
    { source: 'icono', type: 'enum', choices: icono },
  ],
};

export default function ColorList() {
  return (
    <ListPage
      name={{ label: 'resources.color.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

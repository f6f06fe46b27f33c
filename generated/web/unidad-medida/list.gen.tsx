// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { UnidadMedida } from '../../shared/types/unidad-medida.gen';
import { listActions } from './actions.gen';
import { tipoUnidadMedida } from './enums.gen';

const columns: Column<UnidadMedida>[] = [
  { source: 'clave', type: 'text' },
  { source: 'abreviatura', type: 'text' },
  { source: 'tipo', type: 'enum', choices: tipoUnidadMedida },
];

const filters: FilterSpec<UnidadMedida>[] = [{ source: 'tipo', kind: 'set', choices: tipoUnidadMedida }];

const peek: PeekSpec = {
  facts: [
    { source: 'abreviatura', type: 'text' },
    { source: 'tipo', type: 'enum', choices: tipoUnidadMedida },
  ],
};

export default function UnidadMedidaList() {
  return (
    <ListPage
      name={{ label: 'resources.unidad-medida.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { MotivoNoSurtido } from '../../shared/types/motivo-no-surtido.gen';
import { listActions } from './actions.gen';
import { tipoDocumento } from './enums.gen';

const columns: Column<MotivoNoSurtido>[] = [
  { source: 'clave', type: 'text' },
  { source: 'aplicaA', type: 'enums', choices: tipoDocumento, sortable: false },
  { source: 'requiereExplicacion', type: 'boolean' },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<MotivoNoSurtido>[] = [{ source: 'requiereExplicacion', kind: 'boolean' }];

const peek: PeekSpec = {
  facts: [
    { source: 'aplicaA', type: 'enums', choices: tipoDocumento },
    { source: 'requiereExplicacion', type: 'boolean' },
  ],
};

export default function MotivoNoSurtidoList() {
  return (
    <ListPage
      name={{ label: 'resources.motivo-no-surtido.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { MotivoCancelacion } from '../../shared/types/motivo-cancelacion.gen';
import { listActions } from './actions.gen';
import { tipoDocumento } from './enums.gen';

const columns: Column<MotivoCancelacion>[] = [
  { source: 'clave', type: 'text' },
  { source: 'aplicaA', type: 'enums', choices: tipoDocumento, sortable: false },
  { source: 'requiereExplicacion', type: 'boolean' },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<MotivoCancelacion>[] = [{ source: 'requiereExplicacion', kind: 'boolean' }];

const peek: PeekSpec = {
  facts: [
    { source: 'aplicaA', type: 'enums', choices: tipoDocumento },
    { source: 'requiereExplicacion', type: 'boolean' },
  ],
};

export default function MotivoCancelacionList() {
  return (
    <ListPage
      name={{ label: 'resources.motivo-cancelacion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

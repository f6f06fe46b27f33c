// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { MotivoEntradaExtraordinaria } from '../../shared/types/motivo-entrada-extraordinaria.gen';
import { listActions } from './actions.gen';

const columns: Column<MotivoEntradaExtraordinaria>[] = [
  { source: 'clave', type: 'text' },
  { source: 'requiereAutorizacion', type: 'boolean' },
  { source: 'requiereEvidencia', type: 'boolean' },
  { source: 'permiteSinCosto', type: 'boolean' },
  { source: 'orden', type: 'integer', hidden: true },
];

const filters: FilterSpec<MotivoEntradaExtraordinaria>[] = [
  { source: 'requiereAutorizacion', kind: 'boolean' },
  { source: 'requiereEvidencia', kind: 'boolean' },
  { source: 'permiteSinCosto', kind: 'boolean' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'requiereAutorizacion', type: 'boolean' },
    { source: 'requiereEvidencia', type: 'boolean' },
    { source: 'permiteSinCosto', type: 'boolean' },
  ],
};

export default function MotivoEntradaExtraordinariaList() {
  return (
    <ListPage
      name={{ label: 'resources.motivo-entrada-extraordinaria.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

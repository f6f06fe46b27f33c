// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { TipoDieta } from '../../shared/types/tipo-dieta.gen';
import { listActions } from './actions.gen';

const columns: Column<TipoDieta>[] = [
  { source: 'clave', type: 'text' },
  { source: 'descripcion', type: 'longText', inline: true },
  { source: 'ayuno', type: 'boolean', inline: true },
  { source: 'orden', type: 'integer', hidden: true, inline: true },
];

const filters: FilterSpec<TipoDieta>[] = [{ source: 'ayuno', kind: 'boolean' }];

const peek: PeekSpec = { facts: [{ source: 'ayuno', type: 'boolean' }] };

export default function TipoDietaList() {
  return (
    <ListPage
      name={{ label: 'resources.tipo-dieta.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

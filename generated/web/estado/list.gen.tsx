// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Estado } from '../../shared/types/estado.gen';
import { listActions } from './actions.gen';

const columns: Column<Estado>[] = [
  { source: 'clave', type: 'text' },
  { source: 'abreviatura', type: 'text' },
  { source: 'claveInegi', type: 'code' },
  {
    source: 'paisCodigo',
    type: 'reference',
    reference: 'pais',
    labelField: 'paisNombre',
    permission: 'catalogo.ver',
    sortBy: 'paisNombre',
  },
];

const filters: FilterSpec<Estado>[] = [
  { source: 'paisCodigo', kind: 'reference', reference: 'pais', permission: 'catalogo.ver' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'clave', type: 'text' },
    { source: 'claveInegi', type: 'code' },
    {
      source: 'paisCodigo',
      type: 'reference',
      reference: 'pais',
      labelField: 'paisNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function EstadoList() {
  return (
    <ListPage
      name={{ label: 'resources.estado.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

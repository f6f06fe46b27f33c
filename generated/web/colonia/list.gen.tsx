// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Colonia } from '../../shared/types/colonia.gen';
import { listActions } from './actions.gen';
import { coloniaTipoAsentamiento } from './enums.gen';

const columns: Column<Colonia>[] = [
  { source: 'tipoAsentamiento', type: 'enum', choices: coloniaTipoAsentamiento },
  {
    source: 'municipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'municipioNombre',
    permission: 'catalogo.ver',
    sortBy: 'municipioNombre',
  },
  {
    source: 'codigoPostal',
    type: 'reference',
    reference: 'codigo-postal',
    labelField: 'codigoPostalNombre',
    permission: 'catalogo.ver',
    sortBy: 'codigoPostalNombre',
  },
];

const filters: FilterSpec<Colonia>[] = [
  { source: 'tipoAsentamiento', kind: 'set', choices: coloniaTipoAsentamiento },
  { source: 'municipioId', kind: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  { source: 'codigoPostal', kind: 'reference', reference: 'codigo-postal', permission: 'catalogo.ver' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'tipoAsentamiento', type: 'enum', choices: coloniaTipoAsentamiento },
    {
      source: 'codigoPostal',
      type: 'reference',
      reference: 'codigo-postal',
      labelField: 'codigoPostalNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'municipioId',
      type: 'reference',
      reference: 'municipio',
      labelField: 'municipioNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function ColoniaList() {
  return (
    <ListPage
      name={{ label: 'resources.colonia.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Municipio } from '../../shared/types/municipio.gen';
import { listActions } from './actions.gen';

const columns: Column<Municipio>[] = [
  {
    source: 'estadoClave',
    type: 'reference',
    reference: 'estado',
    labelField: 'estadoNombre',
    permission: 'catalogo.ver',
    sortBy: 'estadoNombre',
  },
  { source: 'claveInegi', type: 'code' },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
  },
  { source: 'poblacion', type: 'integer' },
];

const filters: FilterSpec<Municipio>[] = [
  { source: 'estadoClave', kind: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'poblacion', kind: 'range', of: 'number', nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'estadoClave',
      type: 'reference',
      reference: 'estado',
      labelField: 'estadoNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'jurisdiccionId',
      type: 'reference',
      reference: 'jurisdiccion',
      labelField: 'jurisdiccionNombre',
      permission: 'catalogo.ver',
    },
    { source: 'poblacion', type: 'integer' },
  ],
};

export default function MunicipioList() {
  return (
    <ListPage
      name={{ label: 'resources.municipio.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Jurisdiccion } from '../../shared/types/jurisdiccion.gen';
import { listActions } from './actions.gen';

const columns: Column<Jurisdiccion>[] = [
  { source: 'numero', type: 'integer' },
  {
    source: 'sedeMunicipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'sedeMunicipioNombre',
    permission: 'catalogo.ver',
    sortBy: 'sedeMunicipioNombre',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'jefePersonalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'jefePersonalMedicoNombre',
    permission: 'personal-medico.ver',
    sortBy: 'jefePersonalMedicoNombre',
  },
  { source: 'telefono', type: 'phone' },
];

const filters: FilterSpec<Jurisdiccion>[] = [
  { source: 'sedeMunicipioId', kind: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
];

const peek: PeekSpec = {
  facts: [
    { source: 'numero', type: 'integer' },
    {
      source: 'sedeMunicipioId',
      type: 'reference',
      reference: 'municipio',
      labelField: 'sedeMunicipioNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'jefePersonalMedicoId',
      type: 'reference',
      reference: 'personal-medico',
      labelField: 'jefePersonalMedicoNombre',
      permission: 'personal-medico.ver',
    },
  ],
};

export default function JurisdiccionList() {
  return (
    <ListPage
      name={{ label: 'resources.jurisdiccion.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

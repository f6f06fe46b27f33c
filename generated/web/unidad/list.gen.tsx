// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Unidad } from '../../shared/types/unidad.gen';
import { listActions } from './actions.gen';
import { unidadConectividad, unidadEstatusOperacion } from './enums.gen';

const columns: Column<Unidad>[] = [
  { source: 'clues', type: 'code' },
  {
    source: 'unidadTipoId',
    type: 'reference',
    reference: 'unidad-tipo',
    labelField: 'unidadTipoNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadTipoNombre',
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
  },
  { source: 'estatusOperacion', type: 'enum', choices: unidadEstatusOperacion },
];

const filters: FilterSpec<Unidad>[] = [
  { source: 'unidadTipoId', kind: 'reference', reference: 'unidad-tipo', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'conectividad', kind: 'set', choices: unidadConectividad },
  { source: 'estatusOperacion', kind: 'set', choices: unidadEstatusOperacion },
];

const peek: PeekSpec = {
  facts: [
    { source: 'clues', type: 'code' },
    {
      source: 'unidadTipoId',
      type: 'reference',
      reference: 'unidad-tipo',
      labelField: 'unidadTipoNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'jurisdiccionId',
      type: 'reference',
      reference: 'jurisdiccion',
      labelField: 'jurisdiccionNombre',
      permission: 'catalogo.ver',
    },
  ],
};

export default function UnidadList() {
  return (
    <ListPage
      name={{ label: 'resources.unidad.fields.nombre', sortBy: 'nombre', paths: ['nombre'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

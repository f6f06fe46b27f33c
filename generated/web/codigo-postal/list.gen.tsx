// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { CodigoPostal } from '../../shared/types/codigo-postal.gen';
import { listActions } from './actions.gen';
import { codigoPostalZona } from './enums.gen';

const columns: Column<CodigoPostal>[] = [
  {
    source: 'estadoClave',
    type: 'reference',
    reference: 'estado',
    labelField: 'estadoNombre',
    permission: 'catalogo.ver',
    sortBy: 'estadoNombre',
  },
  {
    source: 'municipioId',
    type: 'reference',
    reference: 'municipio',
    labelField: 'municipioNombre',
    permission: 'catalogo.ver',
    sortBy: 'municipioNombre',
  },
  { source: 'ciudad', type: 'text' },
  { source: 'zona', type: 'enum', choices: codigoPostalZona },
];

const filters: FilterSpec<CodigoPostal>[] = [
  { source: 'estadoClave', kind: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  { source: 'municipioId', kind: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  { source: 'zona', kind: 'set', choices: codigoPostalZona, nullable: true },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'municipioId',
      type: 'reference',
      reference: 'municipio',
      labelField: 'municipioNombre',
      permission: 'catalogo.ver',
    },
    { source: 'zona', type: 'enum', choices: codigoPostalZona },
  ],
};

export default function CodigoPostalList() {
  return (
    <ListPage
      name={{ label: 'resources.codigo-postal.fields.codigo', sortBy: 'codigo', paths: ['codigo'] }}
      columns={columns}
      filters={filters}
      actions={listActions}
      peek={peek}
    />
  );
}

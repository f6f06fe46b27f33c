// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { RecetaAbierta } from '../../shared/types/receta-abierta.gen';

const columns: Column<RecetaAbierta>[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    hidden: true,
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
    sortBy: 'jurisdiccionNombre',
    hidden: true,
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
  },
  { source: 'desde', type: 'datetime' },
  { source: 'hasta', type: 'datetime' },
];

const filters: FilterSpec<RecetaAbierta>[] = [
  { source: 'recetaId', kind: 'reference', reference: 'receta', permission: 'receta.ver' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'desde', kind: 'range', of: 'datetime' },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'recetaId',
      type: 'reference',
      reference: 'receta',
      labelField: 'recetaNombre',
      permission: 'receta.ver',
    },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'usuarioId',
      type: 'reference',
      reference: 'usuario',
      labelField: 'usuarioNombre',
      permission: 'usuario.ver',
    },
    { source: 'hasta', type: 'datetime' },
  ],
};

export default function RecetaAbiertaList() {
  return (
    <ListPage
      name={{ label: 'resources.receta-abierta.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

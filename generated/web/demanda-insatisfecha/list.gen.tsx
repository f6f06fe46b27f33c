// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { DemandaInsatisfecha } from '../../shared/types/demanda-insatisfecha.gen';

const columns: Column<DemandaInsatisfecha>[] = [
  { source: 'insumoClave', type: 'text', sortable: false, hidden: true },
  { source: 'fecha', type: 'datetime' },
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
    sortable: false,
    hidden: true,
  },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
    hidden: true,
  },
  { source: 'cantidad', type: 'integer', sortable: false },
  {
    source: 'motivoNoSurtidoId',
    type: 'reference',
    reference: 'motivo-no-surtido',
    labelField: 'motivoNoSurtidoNombre',
    permission: 'catalogo.ver',
    sortBy: 'motivoNoSurtidoNombre',
    sortable: false,
  },
  {
    source: 'recetaId',
    type: 'reference',
    reference: 'receta',
    labelField: 'recetaNombre',
    permission: 'receta.ver',
    sortBy: 'recetaNombre',
  },
  {
    source: 'ordenCargoId',
    type: 'reference',
    reference: 'orden-cargo',
    labelField: 'ordenCargoNombre',
    permission: 'orden-cargo.ver',
    sortBy: 'ordenCargoNombre',
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
    sortBy: 'usuarioNombre',
    sortable: false,
    hidden: true,
  },
];

const filters: FilterSpec<DemandaInsatisfecha>[] = [
  { source: 'fecha', kind: 'range', of: 'datetime' },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  {
    source: 'motivoNoSurtidoId',
    kind: 'reference',
    reference: 'motivo-no-surtido',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'recetaId', kind: 'reference', reference: 'receta', permission: 'receta.ver', nullable: true },
  {
    source: 'ordenCargoId',
    kind: 'reference',
    reference: 'orden-cargo',
    permission: 'orden-cargo.ver',
    nullable: true,
  },
];

const peek: PeekSpec = {
  facts: [
    { source: 'cantidad', type: 'integer' },
    {
      source: 'motivoNoSurtidoId',
      type: 'reference',
      reference: 'motivo-no-surtido',
      labelField: 'motivoNoSurtidoNombre',
      permission: 'catalogo.ver',
    },
    { source: 'fecha', type: 'datetime' },
  ],
};

export default function DemandaInsatisfechaList() {
  return (
    <ListPage
      name={{
        label: 'resources.demanda-insatisfecha.fields.insumoId',
        sortBy: 'insumoNombre',
        paths: ['insumoId', 'insumoClave'],
        ficha: {
          name: (record: DemandaInsatisfecha) => textOf`${record.insumoNombre}`,
          line: (record: DemandaInsatisfecha) => textOf`${record.insumoClave}`,
        },
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

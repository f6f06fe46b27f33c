// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { InsumoConfiguracion } from '../../shared/types/insumo-configuracion.gen';
import { listActions } from './actions.gen';
import { clasificacionVen, sentidoSugerencia } from './enums.gen';

const columns: Column<InsumoConfiguracion>[] = [
  { source: 'sugerencia', type: 'enum', choices: sentidoSugerencia },
  { source: 'diferenciaMaximo', type: 'integer', sortable: false },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
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
  { source: 'insumoClave', type: 'text', hidden: true },
  { source: 'nombreGenerico', type: 'text', hidden: true },
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
  { source: 'esIndispensable', type: 'boolean', hidden: true },
  { source: 'minimo', type: 'integer', inline: true },
  { source: 'puntoReorden', type: 'integer', inline: true },
  { source: 'maximo', type: 'integer', inline: true },
  { source: 'fondoFijo', type: 'integer', inline: true },
  { source: 'diasEntrega', type: 'number', scale: 0, unit: 'días', hidden: true, inline: true },
  { source: 'multiplo', type: 'integer', hidden: true, inline: true },
  { source: 'autorizado', type: 'boolean', hidden: true },
  { source: 'minimoPropuesto', type: 'integer', sortable: false, hidden: true },
  { source: 'puntoReordenPropuesto', type: 'integer', sortable: false, hidden: true },
  { source: 'maximoPropuesto', type: 'integer', hidden: true },
  {
    source: 'propuestaPorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'propuestaPorNombre',
    permission: 'usuario.ver',
    sortBy: 'propuestaPorNombre',
    hidden: true,
  },
  { source: 'minimoSugerido', type: 'integer', sortable: false, hidden: true },
  { source: 'puntoReordenSugerido', type: 'integer', sortable: false, hidden: true },
  { source: 'maximoSugerido', type: 'integer', sortable: false, hidden: true },
  { source: 'cpm', type: 'number', scale: 2, sortable: false },
  { source: 'demandaMensual', type: 'number', scale: 2, sortable: false, hidden: true },
];

const filters: FilterSpec<InsumoConfiguracion>[] = [
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'esIndispensable', kind: 'boolean', nullable: true },
  { source: 'clasificacionVen', kind: 'set', choices: clasificacionVen, nullable: true },
  { source: 'minimo', kind: 'range', of: 'number' },
  { source: 'puntoReorden', kind: 'range', of: 'number' },
  { source: 'maximo', kind: 'range', of: 'number' },
  { source: 'fondoFijo', kind: 'range', of: 'number', nullable: true },
  { source: 'autorizado', kind: 'boolean', nullable: true },
  { source: 'sugerencia', kind: 'set', choices: sentidoSugerencia, nullable: true },
  { source: 'conSugerencia', kind: 'boolean', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'conSugerencia', filter: { conSugerencia: true } },
  { id: 'sinAutorizar', filter: { autorizado: false } },
];

const peek: PeekSpec = {
  facts: [
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'minimo', type: 'integer' },
    { source: 'puntoReorden', type: 'integer' },
    { source: 'maximo', type: 'integer' },
  ],
};

export default function InsumoConfiguracionList() {
  return (
    <ListPage
      name={{
        label: 'resources.insumo-configuracion.fields.insumoId',
        sortBy: 'insumoNombre',
        paths: ['insumoId', 'insumoClave'],
        ficha: {
          name: (record: InsumoConfiguracion) => textOf`${record.insumoNombre}`,
          line: (record: InsumoConfiguracion) => textOf`${record.insumoClave}`,
        },
      }}
      columns={columns}
      filters={filters}
      actions={listActions}
      views={views}
      peek={peek}
    />
  );
}

// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { Conteo } from '../../shared/types/conteo.gen';
import { estatusConteo, tipoConteo } from './enums.gen';

const columns: Column<Conteo>[] = [
  { source: 'estatus', type: 'enum', choices: estatusConteo },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoConteo },
  { source: 'fechaProgramada', type: 'date' },
  { source: 'lotes', type: 'integer' },
  { source: 'diferencias', type: 'integer' },
  { source: 'exactitud', type: 'number', scale: 2, unit: '%' },
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
  { source: 'fechaRegistro', type: 'datetime', hidden: true },
];

const filters: FilterSpec<Conteo>[] = [
  { source: 'estatus', kind: 'set', choices: estatusConteo },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'tipo', kind: 'set', choices: tipoConteo },
  { source: 'fechaProgramada', kind: 'range', of: 'date' },
  { source: 'exactitud', kind: 'range', of: 'number', unit: '%', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAtender', filter: { paso: ['iniciar', 'terminar', 'terminarReconteo', 'autorizar', 'aplicar'] } },
  { id: 'enCurso', filter: { estatus: ['PROGRAMADO', 'CONTANDO', 'RECONTEO', 'EN_REVISION', 'AUTORIZADO'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusConteo },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    { source: 'tipo', type: 'enum', choices: tipoConteo },
    { source: 'fechaProgramada', type: 'date' },
    { source: 'exactitud', type: 'number', scale: 2, unit: '%' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasAllColumns },
};

export default function ConteoList() {
  return (
    <ListPage
      name={{ label: 'resources.conteo.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

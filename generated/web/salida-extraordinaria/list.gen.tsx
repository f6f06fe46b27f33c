// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { ListView } from '#platform/web/ui/list/views/list-view';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';
import { estatusExtraordinaria } from './enums.gen';

const columns: Column<SalidaExtraordinaria>[] = [
  { source: 'estatus', type: 'enum', choices: estatusExtraordinaria },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'motivoSalidaExtraordinariaId',
    type: 'reference',
    reference: 'motivo-salida-extraordinaria',
    labelField: 'motivoSalidaExtraordinariaNombre',
    permission: 'catalogo.ver',
    sortBy: 'motivoSalidaExtraordinariaNombre',
  },
  { source: 'fechaDocumento', type: 'date' },
  { source: 'piezas', type: 'integer', total: true },
  { source: 'importeTotal', type: 'money', total: true },
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
  { source: 'fechaSolicitud', type: 'datetime', hidden: true },
];

const filters: FilterSpec<SalidaExtraordinaria>[] = [
  { source: 'estatus', kind: 'set', choices: estatusExtraordinaria },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  {
    source: 'motivoSalidaExtraordinariaId',
    kind: 'reference',
    reference: 'motivo-salida-extraordinaria',
    permission: 'catalogo.ver',
  },
  { source: 'fechaDocumento', kind: 'range', of: 'date' },
  { source: 'importeTotal', kind: 'range', of: 'number', unit: 'MXN', nullable: true },
];

const views: readonly ListView[] = [
  { id: 'porAutorizar', filter: { paso: 'autorizar' } },
  { id: 'enTramite', filter: { estatus: ['BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA'] } },
];

const peek: PeekSpec = {
  facts: [
    { source: 'estatus', type: 'enum', choices: estatusExtraordinaria },
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      permission: 'catalogo.ver',
    },
    {
      source: 'motivoSalidaExtraordinariaId',
      type: 'reference',
      reference: 'motivo-salida-extraordinaria',
      labelField: 'motivoSalidaExtraordinariaNombre',
      permission: 'catalogo.ver',
    },
    { source: 'fechaDocumento', type: 'date' },
    { source: 'importeTotal', type: 'money' },
  ],
  lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns },
};

export default function SalidaExtraordinariaList() {
  return (
    <ListPage
      name={{ label: 'resources.salida-extraordinaria.fields.folio', sortBy: 'folio', paths: ['folio'] }}
      columns={columns}
      filters={filters}
      views={views}
      peek={peek}
    />
  );
}

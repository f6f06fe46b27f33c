// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { ImportacionInventario } from '../../shared/types/importacion-inventario.gen';
import { estatusImportacion, tipoImportacion } from './enums.gen';

const columns: Column<ImportacionInventario>[] = [
  { source: 'folio', type: 'text', sortable: false },
  { source: 'estatus', type: 'enum', choices: estatusImportacion },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  { source: 'tipo', type: 'enum', choices: tipoImportacion, sortable: false },
  { source: 'filas', type: 'integer', sortable: false },
  { source: 'claves', type: 'integer', sortable: false },
  { source: 'piezas', type: 'integer', sortable: false },
  { source: 'fechaRevision', type: 'datetime' },
  {
    source: 'aplicadaPorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'aplicadaPorNombre',
    permission: 'usuario.ver',
    sortBy: 'aplicadaPorNombre',
    sortable: false,
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
    sortBy: 'unidadNombre',
    sortable: false,
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
    source: 'conteoId',
    type: 'reference',
    reference: 'conteo',
    labelField: 'conteoNombre',
    permission: 'conteo.ver',
    sortBy: 'conteoNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'validas', type: 'integer', sortable: false, hidden: true },
  { source: 'conError', type: 'integer', sortable: false, hidden: true },
  { source: 'conAviso', type: 'integer', sortable: false, hidden: true },
  { source: 'valor', type: 'money', sortable: false, hidden: true },
  {
    source: 'revisadaPorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'revisadaPorNombre',
    permission: 'usuario.ver',
    sortBy: 'revisadaPorNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'fechaAplicacion', type: 'datetime', sortable: false },
];

const filters: FilterSpec<ImportacionInventario>[] = [
  { source: 'estatus', kind: 'set', choices: estatusImportacion },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'tipo', kind: 'set', choices: tipoImportacion },
  { source: 'conteoId', kind: 'reference', reference: 'conteo', permission: 'conteo.ver', nullable: true },
  { source: 'revisadaPorId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver', nullable: true },
  { source: 'fechaRevision', kind: 'range', of: 'datetime' },
  { source: 'aplicadaPorId', kind: 'reference', reference: 'usuario', permission: 'usuario.ver', nullable: true },
  { source: 'fechaAplicacion', kind: 'range', of: 'datetime', nullable: true },
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
    { source: 'tipo', type: 'enum', choices: tipoImportacion },
    { source: 'estatus', type: 'enum', choices: estatusImportacion },
    { source: 'piezas', type: 'integer' },
  ],
};

export default function ImportacionInventarioList() {
  return (
    <ListPage
      name={{
        label: 'resources.importacion-inventario.fields.archivoNombre',
        sortBy: 'archivoNombre',
        paths: ['archivoNombre'],
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

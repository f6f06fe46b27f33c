// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { EntregaProveedor } from '../../shared/types/entrega-proveedor.gen';
import { estatusEntrega } from './enums.gen';

const columns: Column<EntregaProveedor>[] = [
  { source: 'folio', type: 'text' },
  { source: 'fecha', type: 'date' },
  { source: 'estatus', type: 'enum', choices: estatusEntrega },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  {
    source: 'contratoId',
    type: 'reference',
    reference: 'contrato',
    labelField: 'contratoNombre',
    permission: 'proveedor.ver',
    sortBy: 'contratoNombre',
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
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'cantidad', type: 'integer', total: true },
  { source: 'aceptada', type: 'integer', total: true },
  { source: 'rechazada', type: 'integer', total: true },
  { source: 'motivoRechazo', type: 'longText' },
  { source: 'importe', type: 'money', total: true },
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
  { source: 'marca', type: 'text', sortable: false, hidden: true },
  { source: 'diasDeVida', type: 'integer', hidden: true },
];

const filters: FilterSpec<EntregaProveedor>[] = [
  { source: 'fecha', kind: 'range', of: 'date' },
  { source: 'estatus', kind: 'set', choices: estatusEntrega },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  { source: 'contratoId', kind: 'reference', reference: 'contrato', permission: 'proveedor.ver', nullable: true },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver', nullable: true },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'caducidad', kind: 'range', of: 'date', nullable: true },
  { source: 'rechazada', kind: 'range', of: 'number' },
  { source: 'diasDeVida', kind: 'range', of: 'number', nullable: true },
];

export default function EntregaProveedorList() {
  return (
    <ListPage
      name={{ label: 'resources.entrega-proveedor.fields.remision', sortBy: 'remision', paths: ['remision'] }}
      columns={columns}
      filters={filters}
    />
  );
}

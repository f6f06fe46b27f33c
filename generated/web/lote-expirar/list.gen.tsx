// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { ListPage } from '#platform/web/ui/list/ListPage';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec } from '#platform/web/ui/list/filter-spec';
import type { PeekSpec } from '#platform/web/ui/peek/peek-spec';
import type { LoteExpirar } from '../../shared/types/lote-expirar.gen';
import { estatusLote, estatusPropuesta, semaforoCaducidad, sugerenciaCaducidad } from './enums.gen';

const columns: Column<LoteExpirar>[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    sortBy: 'insumoNombre',
    sortable: false,
    hidden: true,
  },
  { source: 'numeroLote', type: 'text', hidden: true },
  { source: 'caducidad', type: 'date' },
  { source: 'diasParaCaducar', type: 'integer' },
  { source: 'semaforo', type: 'enum', choices: semaforoCaducidad },
  { source: 'diasDerecho', type: 'integer' },
  { source: 'vigenciaFecha', type: 'date' },
  { source: 'sugerencia', type: 'enum', choices: sugerenciaCaducidad },
  { source: 'existencia', type: 'integer', total: true },
  { source: 'piezasEnRiesgo', type: 'integer', total: true },
  { source: 'importeEnRiesgo', type: 'money', total: true },
  { source: 'cpm', type: 'number', scale: 2 },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
    sortBy: 'almacenNombre',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
    sortBy: 'proveedorNombre',
  },
  {
    source: 'cartaCanjeId',
    type: 'reference',
    reference: 'carta-canje',
    labelField: 'cartaCanjeNombre',
    permission: 'carta-canje.ver',
    sortBy: 'cartaCanjeNombre',
  },
  {
    source: 'propuestaCambioId',
    type: 'reference',
    reference: 'propuesta-cambio',
    labelField: 'propuestaCambioNombre',
    permission: 'propuesta-cambio.ver',
    sortBy: 'propuestaCambioNombre',
  },
  { source: 'propuestaEstatus', type: 'enum', choices: estatusPropuesta },
  {
    source: 'loteId',
    type: 'reference',
    reference: 'lote',
    labelField: 'loteNombre',
    permission: 'inventario.ver',
    sortBy: 'loteNombre',
    hidden: true,
  },
  { source: 'insumoClave', type: 'text', hidden: true },
  { source: 'nombreGenerico', type: 'text', hidden: true },
  { source: 'estatusLote', type: 'enum', choices: estatusLote, hidden: true },
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
  { source: 'libre', type: 'integer', hidden: true, total: true },
  { source: 'mesesExistencia', type: 'number', scale: 1, hidden: true },
  { source: 'costoUnitario', type: 'money', hidden: true },
  { source: 'conCarta', type: 'boolean', hidden: true },
  { source: 'conDerecho', type: 'boolean', hidden: true },
  { source: 'piezasConDerecho', type: 'integer', hidden: true, total: true },
];

const filters: FilterSpec<LoteExpirar>[] = [
  { source: 'insumoId', kind: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  { source: 'caducidad', kind: 'range', of: 'date', nullable: true },
  { source: 'diasParaCaducar', kind: 'range', of: 'number' },
  { source: 'semaforo', kind: 'set', choices: semaforoCaducidad },
  { source: 'estatusLote', kind: 'set', choices: estatusLote, nullable: true },
  { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  { source: 'unidadId', kind: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  {
    source: 'jurisdiccionId',
    kind: 'reference',
    reference: 'jurisdiccion',
    permission: 'catalogo.ver',
    nullable: true,
  },
  { source: 'existencia', kind: 'range', of: 'number' },
  { source: 'piezasEnRiesgo', kind: 'range', of: 'number' },
  { source: 'importeEnRiesgo', kind: 'range', of: 'number', unit: 'MXN', nullable: true },
  { source: 'proveedorId', kind: 'reference', reference: 'proveedor', permission: 'proveedor.ver', nullable: true },
  { source: 'conCarta', kind: 'boolean' },
  { source: 'conDerecho', kind: 'boolean' },
  { source: 'vigenciaFecha', kind: 'range', of: 'date', nullable: true },
  { source: 'diasDerecho', kind: 'range', of: 'number', nullable: true },
  { source: 'propuestaEstatus', kind: 'set', choices: estatusPropuesta, nullable: true },
  { source: 'sugerencia', kind: 'set', choices: sugerenciaCaducidad },
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
    { source: 'caducidad', type: 'date' },
    { source: 'existencia', type: 'integer' },
    { source: 'sugerencia', type: 'enum', choices: sugerenciaCaducidad },
  ],
};

export default function LoteExpirarList() {
  return (
    <ListPage
      name={{
        label: 'resources.lote-expirar.fields.insumoId',
        sortBy: 'insumoClave',
        paths: ['insumoId', 'insumoClave', 'numeroLote'],
        ficha: {
          name: (record: LoteExpirar) => textOf`${record.insumoNombre}`,
          line: (record: LoteExpirar) => textOf`${record.insumoClave} · ${record.numeroLote}`,
        },
      }}
      columns={columns}
      filters={filters}
      peek={peek}
    />
  );
}

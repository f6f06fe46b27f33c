// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { condicionCanje } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [
  {
    source: 'loteSaleId',
    type: 'reference',
    reference: 'lote-expirar',
    labelField: 'loteSaleNombre',
    permission: 'carta-canje.ver',
    required: true,
    input: {
      type: 'reference',
      reference: 'lote-expirar',
      labelField: 'loteSaleNombre',
      dependsOn: { almacenId: 'almacenId', proveedorId: 'proveedorId' },
    },
  },
  { source: 'cantidadSale', type: 'integer', required: true, input: { type: 'number', integer: true } },
  {
    source: 'insumoEntraId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoEntraNombre',
    permission: 'catalogo.ver',
    input: { type: 'reference', reference: 'insumo', labelField: 'insumoEntraNombre', codes: ['clave', 'claveLocal'] },
  },
  { source: 'numeroLoteEntra', type: 'text', input: { type: 'text', maxLength: 30 } },
  { source: 'caducidadEntra', type: 'date', input: { type: 'date', monthEnd: true } },
  { source: 'cantidadEntra', type: 'integer', input: { type: 'number', integer: true } },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'pendiente', type: 'integer' },
];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  {
    source: 'loteSaleId',
    type: 'reference',
    reference: 'lote-expirar',
    labelField: 'loteSaleNombre',
    permission: 'carta-canje.ver',
  },
  { source: 'cantidadSale', type: 'integer' },
  {
    source: 'insumoEntraId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoEntraNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLoteEntra', type: 'text' },
  { source: 'caducidadEntra', type: 'date' },
  { source: 'cantidadEntra', type: 'integer' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'costoUnitario', type: 'money' },
  {
    source: 'cartaCanjeId',
    type: 'reference',
    reference: 'carta-canje',
    labelField: 'cartaCanjeNombre',
    permission: 'carta-canje.ver',
  },
  { source: 'piezasPorDerecho', type: 'integer' },
  { source: 'cantidadContra', type: 'integer' },
  { source: 'recibido', type: 'integer' },
  { source: 'entregado', type: 'integer' },
  { source: 'condicion', type: 'enum', choices: condicionCanje },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C' },
  { source: 'numeroLoteRecibido', type: 'text' },
  { source: 'caducidadRecibida', type: 'date' },
  { source: 'recibidoCantidad', type: 'integer' },
  { source: 'entregadoCantidad', type: 'integer' },
  { source: 'rechazadoCantidad', type: 'integer' },
  {
    source: 'loteEntraId',
    type: 'reference',
    reference: 'lote',
    labelField: 'loteEntraNombre',
    permission: 'inventario.ver',
  },
  { source: 'pendiente', type: 'integer' },
];

// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { diferenciaOrdenCargo, estatusLineaOrdenCargo } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    required: true,
    input: { type: 'reference', reference: 'insumo', labelField: 'insumoNombre', codes: ['clave', 'claveLocal'] },
  },
  { source: 'cantidadSolicitada', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'justificacion', type: 'text', input: { type: 'text', maxLength: 200 } },
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'cantidadRecibida', type: 'integer' },
  { source: 'cantidadDevuelta', type: 'integer' },
  { source: 'precioUnitario', type: 'money' },
  { source: 'importe', type: 'money' },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaOrdenCargo },
];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadSolicitada', type: 'integer' },
  { source: 'justificacion', type: 'text' },
  { source: 'cantidadAutorizada', type: 'integer' },
  { source: 'motivoModificacion', type: 'text' },
  {
    source: 'apartados',
    type: 'brief',
    parts: [
      { source: 'numeroLote', type: 'text' },
      { source: 'caducidad', type: 'date' },
      { source: 'cantidad', type: 'integer' },
    ],
  },
  {
    source: 'lotes',
    type: 'brief',
    parts: [
      { source: 'numeroLote', type: 'text' },
      { source: 'caducidad', type: 'date' },
      { source: 'cantidad', type: 'integer' },
    ],
  },
  { source: 'cantidadSurtida', type: 'integer' },
  {
    source: 'motivoNoSurtidoId',
    type: 'reference',
    reference: 'motivo-no-surtido',
    labelField: 'motivoNoSurtidoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'noSurtida', type: 'boolean' },
  { source: 'cantidadRecibida', type: 'integer' },
  { source: 'motivoDiferencia', type: 'enum', choices: diferenciaOrdenCargo },
  { source: 'notaDiferencia', type: 'text' },
  { source: 'cantidadDevuelta', type: 'integer' },
  { source: 'precioUnitario', type: 'money' },
  { source: 'importe', type: 'money' },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaOrdenCargo },
];

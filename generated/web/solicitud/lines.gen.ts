// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { estatusLineaSolicitud, resolucionDiferencia, tipoDiferencia } from './enums.gen';

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
  { source: 'observaciones', type: 'text', input: { type: 'text', maxLength: 120 } },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaSolicitud },
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
  {
    source: 'insumoSolicitadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoSolicitadoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'sustitutoInsumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'sustitutoInsumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadSolicitada', type: 'integer' },
  { source: 'observaciones', type: 'text' },
  { source: 'existenciaActual', type: 'integer' },
  { source: 'cpm', type: 'number', scale: 2 },
  { source: 'enTransito', type: 'integer' },
  { source: 'cantidadSugerida', type: 'integer' },
  { source: 'precioEstimado', type: 'money' },
  { source: 'cantidadAutorizada', type: 'integer' },
  { source: 'motivoModificacion', type: 'text' },
  { source: 'cantidadApartada', type: 'integer' },
  {
    source: 'lotes',
    type: 'brief',
    parts: [
      { source: 'ubicacionCodigo', type: 'text' },
      { source: 'numeroLote', type: 'text' },
      { source: 'caducidad', type: 'date' },
      { source: 'origen', type: 'text' },
      { source: 'cantidad', type: 'integer' },
      { source: 'cantidadRecibida', type: 'integer' },
      { source: 'cantidadRetenida', type: 'integer' },
      { source: 'cantidadSobrante', type: 'integer' },
    ],
  },
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'motivoFaltante', type: 'text' },
  { source: 'motivoNoFefo', type: 'text' },
  { source: 'cantidadRecibida', type: 'integer' },
  { source: 'diferenciaTipo', type: 'enum', choices: tipoDiferencia },
  { source: 'diferenciaNota', type: 'text' },
  { source: 'diferenciaResolucion', type: 'enum', choices: resolucionDiferencia },
  { source: 'estatusLinea', type: 'enum', choices: estatusLineaSolicitud },
];

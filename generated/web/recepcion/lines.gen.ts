// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';

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
  { source: 'numeroLote', type: 'text', input: { type: 'text', maxLength: 30 } },
  { source: 'caducidad', type: 'date', input: { type: 'date', monthEnd: true } },
  { source: 'cantidad', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'costoUnitario', type: 'money', input: { type: 'money' } },
  { source: 'ivaPorcentaje', type: 'number', scale: 2, unit: '%', input: { type: 'number', scale: 2, unit: '%' } },
  { source: 'importe', type: 'money' },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C', input: { type: 'number', scale: 1, unit: '°C' } },
  { source: 'ubicacionCodigo', type: 'text', input: { type: 'text', maxLength: 20 } },
  { source: 'marca', type: 'text', input: { type: 'text', maxLength: 80 } },
  { source: 'fechaFabricacion', type: 'date', input: { type: 'date' } },
  { source: 'gtin', type: 'text', input: { type: 'text', maxLength: 14 } },
  {
    source: 'fuenteFinanciamientoId',
    type: 'reference',
    reference: 'fuente-financiamiento',
    labelField: 'fuenteFinanciamientoNombre',
    permission: 'catalogo.ver',
    input: {
      type: 'reference',
      reference: 'fuente-financiamiento',
      labelField: 'fuenteFinanciamientoNombre',
      codes: ['clave'],
    },
  },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
    input: { type: 'reference', reference: 'programa', labelField: 'programaNombre', codes: ['clave'] },
  },
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
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'cantidad', type: 'integer' },
  { source: 'costoUnitario', type: 'money' },
  { source: 'ivaPorcentaje', type: 'number', scale: 2, unit: '%' },
  { source: 'importe', type: 'money' },
  { source: 'temperatura', type: 'number', scale: 1, unit: '°C' },
  { source: 'ubicacionCodigo', type: 'text' },
  { source: 'marca', type: 'text' },
  { source: 'fechaFabricacion', type: 'date' },
  { source: 'gtin', type: 'text' },
  {
    source: 'fuenteFinanciamientoId',
    type: 'reference',
    reference: 'fuente-financiamiento',
    labelField: 'fuenteFinanciamientoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
  },
  { source: 'cantidadRechazada', type: 'integer' },
  { source: 'motivoRechazo', type: 'text' },
  { source: 'cartaFolio', type: 'text' },
  { source: 'cartaFecha', type: 'date' },
  { source: 'cartaVigenciaMeses', type: 'number', scale: 0, unit: 'meses' },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
];

// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
  { source: 'ubicacionCodigo', type: 'text', input: { type: 'text', maxLength: 20 } },
  { source: 'importe', type: 'money' },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
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
  { source: 'ubicacionCodigo', type: 'text' },
  { source: 'importe', type: 'money' },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
];

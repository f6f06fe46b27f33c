// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [
  {
    source: 'loteId',
    type: 'reference',
    reference: 'lote',
    labelField: 'loteNombre',
    permission: 'inventario.ver',
    required: true,
    input: { type: 'reference', reference: 'lote', labelField: 'loteNombre', dependsOn: { almacenId: 'almacenId' } },
  },
  { source: 'cantidad', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'observaciones', type: 'text', input: { type: 'text', maxLength: 120 } },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'caducidad', type: 'date' },
  { source: 'costoUnitario', type: 'money' },
  { source: 'importe', type: 'money' },
];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
  { source: 'cantidad', type: 'integer' },
  { source: 'observaciones', type: 'text' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'caducidad', type: 'date' },
  { source: 'costoUnitario', type: 'money' },
  { source: 'importe', type: 'money' },
];

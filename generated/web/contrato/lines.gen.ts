// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

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
  { source: 'cantidadMinima', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'cantidadMaxima', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'precio', type: 'money', required: true, input: { type: 'money' } },
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
  { source: 'cantidadMinima', type: 'integer' },
  { source: 'cantidadMaxima', type: 'integer' },
  { source: 'precio', type: 'money' },
];

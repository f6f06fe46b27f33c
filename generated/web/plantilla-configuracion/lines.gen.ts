// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

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
  { source: 'minimo', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'puntoReorden', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'maximo', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'mesesCobertura', type: 'number', scale: 2, required: true, input: { type: 'number', scale: 2 } },
  { source: 'diasEntrega', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'multiplo', type: 'integer', required: true, input: { type: 'number', integer: true } },
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
  { source: 'minimo', type: 'integer' },
  { source: 'puntoReorden', type: 'integer' },
  { source: 'maximo', type: 'integer' },
  { source: 'mesesCobertura', type: 'number', scale: 2 },
  { source: 'diasEntrega', type: 'integer' },
  { source: 'multiplo', type: 'integer' },
];

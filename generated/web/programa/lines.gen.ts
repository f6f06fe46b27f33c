// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { periodicidad } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const insumosColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
    required: true,
    input: { type: 'reference', reference: 'insumo', labelField: 'insumoNombre', codes: ['clave', 'claveLocal'] },
  },
  { source: 'cantidadPorPaciente', type: 'integer', required: true, input: { type: 'number', integer: true } },
  {
    source: 'periodicidad',
    type: 'enum',
    choices: periodicidad,
    required: true,
    input: { type: 'select', choices: periodicidad },
  },
];

/** The lines as they are read. */
export const insumosAllColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadPorPaciente', type: 'integer' },
  { source: 'periodicidad', type: 'enum', choices: periodicidad },
];

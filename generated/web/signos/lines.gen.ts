// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { tipoLiquido } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const liquidosColumns: readonly LineColumn[] = [
  {
    source: 'tipo',
    type: 'enum',
    choices: tipoLiquido,
    required: true,
    input: { type: 'select', choices: tipoLiquido },
  },
  {
    source: 'ml',
    type: 'number',
    scale: 0,
    unit: 'mL',
    required: true,
    input: { type: 'number', integer: true, unit: 'mL' },
  },
];

/** The lines as they are read. */
export const liquidosAllColumns: readonly LineColumn[] = [
  { source: 'tipo', type: 'enum', choices: tipoLiquido },
  { source: 'ml', type: 'number', scale: 0, unit: 'mL' },
];

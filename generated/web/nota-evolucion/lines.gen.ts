// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { tipoDiagnosticoNota } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const diagnosticosColumns: readonly LineColumn[] = [
  {
    source: 'diagnosticoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoNombre',
    permission: 'catalogo.ver',
    required: true,
    input: { type: 'reference', reference: 'diagnostico', labelField: 'diagnosticoNombre', codes: ['clave'] },
  },
  {
    source: 'tipo',
    type: 'enum',
    choices: tipoDiagnosticoNota,
    required: true,
    input: { type: 'select', choices: tipoDiagnosticoNota },
  },
];

/** The lines as they are read. */
export const diagnosticosAllColumns: readonly LineColumn[] = [
  {
    source: 'diagnosticoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoDiagnosticoNota },
];

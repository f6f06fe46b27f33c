// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { tipoDiagnostico } from './enums.gen';

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
    choices: tipoDiagnostico,
    required: true,
    input: { type: 'select', choices: tipoDiagnostico },
  },
  { source: 'primeraVez', type: 'boolean', input: { type: 'switch' } },
  { source: 'nota', type: 'text', input: { type: 'text', maxLength: 200 } },
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
  { source: 'tipo', type: 'enum', choices: tipoDiagnostico },
  { source: 'primeraVez', type: 'boolean' },
  { source: 'nota', type: 'text' },
];

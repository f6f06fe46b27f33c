// Generated from schemas/reports/consultas-diagnosticos.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConsultasDiagnosticosParameters } from '../validators/operation-consultasDiagnosticos-parameters.gen';

export const consultasDiagnosticosForm: FormSpec = {
  validate: validateConsultasDiagnosticosParameters,
  key: '',
  writable: new Set(['unidadId', 'personalMedicoId', 'desde', 'hasta']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'hasta',
      than: 'desde',
      strict: false,
      kind: 'moment',
      labels: 'resources.reportes.consultasDiagnosticos.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

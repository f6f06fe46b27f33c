// Generated from schemas/reports/centrales.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCentralesParameters } from '../validators/operation-centrales-parameters.gen';

export const centralesForm: FormSpec = {
  validate: validateCentralesParameters,
  key: '',
  writable: new Set(['unidadId', 'por', 'servicioId', 'desde', 'hasta', 'turno', 'pacienteId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { por: ['trim'], turno: ['trim'] },
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
      labels: 'resources.reportes.centrales.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: { por: 'RENGLON' },
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/reports/cendis.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCendisParameters } from '../validators/operation-cendis-parameters.gen';

export const cendisForm: FormSpec = {
  validate: validateCendisParameters,
  key: '',
  writable: new Set(['cendisId', 'desde', 'hasta', 'servicioId', 'tipo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'] },
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
      labels: 'resources.reportes.cendis.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { cendisId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

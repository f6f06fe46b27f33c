// Generated from schemas/reports/inventario-cendis.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInventarioCendisParameters } from '../validators/operation-inventarioCendis-parameters.gen';

export const inventarioCendisForm: FormSpec = {
  validate: validateInventarioCendisParameters,
  key: '',
  writable: new Set(['cendisId', 'soloFaltantes']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { soloFaltantes: false },
  starts: { cendisId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

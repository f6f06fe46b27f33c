// Generated from schemas/reports/comprobacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateComprobacionParameters } from '../validators/operation-comprobacion-parameters.gen';

export const comprobacionForm: FormSpec = {
  validate: validateComprobacionParameters,
  key: '',
  writable: new Set(['almacenId', 'unidadId', 'soloDescuadres']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { soloDescuadres: false },
  rowDefaults: {},
  notCopied: [],
};

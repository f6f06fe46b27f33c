// Generated from schemas/reports/caducidades.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCaducidadesParameters } from '../validators/operation-caducidades-parameters.gen';

export const caducidadesForm: FormSpec = {
  validate: validateCaducidadesParameters,
  key: '',
  writable: new Set(['meses', 'almacenId', 'unidadId', 'jurisdiccionId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { meses: 12 },
  rowDefaults: {},
  notCopied: [],
};

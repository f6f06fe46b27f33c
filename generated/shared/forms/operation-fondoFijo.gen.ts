// Generated from schemas/reports/fondo-fijo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateFondoFijoParameters } from '../validators/operation-fondoFijo-parameters.gen';

export const fondoFijoForm: FormSpec = {
  validate: validateFondoFijoParameters,
  key: '',
  writable: new Set(['almacenId', 'unidadId', 'soloFaltantes']),
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
  rowDefaults: {},
  notCopied: [],
};

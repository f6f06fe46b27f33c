// Generated from schemas/reports/funciones-incompatibles.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateFuncionesIncompatiblesParameters } from '../validators/operation-funcionesIncompatibles-parameters.gen';

export const funcionesIncompatiblesForm: FormSpec = {
  validate: validateFuncionesIncompatiblesParameters,
  key: '',
  writable: new Set(['perfilId', 'gravedad']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { gravedad: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

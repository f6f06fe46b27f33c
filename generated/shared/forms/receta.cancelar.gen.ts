// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetaCancelar } from '../validators/receta.cancelar.gen';

export const recetaCancelarForm: FormSpec = {
  validate: validateRecetaCancelar,
  key: 'recetaId',
  writable: new Set(['motivoCancelacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoCancelacion: ['trim'] },
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

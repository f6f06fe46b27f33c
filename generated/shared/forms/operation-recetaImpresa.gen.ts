// Generated from schemas/reports/receta-impresa.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetaImpresaParameters } from '../validators/operation-recetaImpresa-parameters.gen';

export const recetaImpresaForm: FormSpec = {
  validate: validateRecetaImpresaParameters,
  key: '',
  writable: new Set(['recetaId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
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

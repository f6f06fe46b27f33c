// Generated from schemas/reports/nota-referencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateNotaReferenciaParameters } from '../validators/operation-notaReferencia-parameters.gen';

export const notaReferenciaForm: FormSpec = {
  validate: validateNotaReferenciaParameters,
  key: '',
  writable: new Set(['consultaId']),
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

// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOrdenCargoRegularizar } from '../validators/orden-cargo.regularizar.gen';

export const ordenCargoRegularizarForm: FormSpec = {
  validate: validateOrdenCargoRegularizar,
  key: 'ordenCargoId',
  writable: new Set(['observacionAutorizacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { observacionAutorizacion: ['trim'] },
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

// Generated from schemas/reports/remision.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRemisionParameters } from '../validators/operation-remision-parameters.gen';

export const remisionForm: FormSpec = {
  validate: validateRemisionParameters,
  key: '',
  writable: new Set(['solicitudId']),
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

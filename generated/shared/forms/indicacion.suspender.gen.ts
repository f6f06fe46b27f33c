// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateIndicacionSuspender } from '../validators/indicacion.suspender.gen';

export const indicacionSuspenderForm: FormSpec = {
  validate: validateIndicacionSuspender,
  key: 'indicacionId',
  writable: new Set(['motivoSuspension']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoSuspension: ['trim'] },
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

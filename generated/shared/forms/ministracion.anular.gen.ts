// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMinistracionAnular } from '../validators/ministracion.anular.gen';

export const ministracionAnularForm: FormSpec = {
  validate: validateMinistracionAnular,
  key: 'ministracionId',
  writable: new Set(['motivoAnulacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoAnulacion: ['trim'] },
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

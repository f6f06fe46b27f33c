// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSurtimientoReversar } from '../validators/surtimiento.reversar.gen';

export const surtimientoReversarForm: FormSpec = {
  validate: validateSurtimientoReversar,
  key: 'surtimientoId',
  writable: new Set(['motivo', 'regresaron']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { regresaron: false },
  rowDefaults: {},
  notCopied: [],
};

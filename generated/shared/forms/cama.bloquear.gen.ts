// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCamaBloquear } from '../validators/cama.bloquear.gen';

export const camaBloquearForm: FormSpec = {
  validate: validateCamaBloquear,
  key: 'camaId',
  writable: new Set(['motivoBloqueo']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoBloqueo: ['trim'] },
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

// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCartaCanjeCancelar } from '../validators/carta-canje.cancelar.gen';

export const cartaCanjeCancelarForm: FormSpec = {
  validate: validateCartaCanjeCancelar,
  key: 'cartaCanjeId',
  writable: new Set(['motivo']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
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

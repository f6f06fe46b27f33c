// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSalidaExtraordinariaReversar } from '../validators/salida-extraordinaria.reversar.gen';

export const salidaExtraordinariaReversarForm: FormSpec = {
  validate: validateSalidaExtraordinariaReversar,
  key: 'salidaExtraordinariaId',
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

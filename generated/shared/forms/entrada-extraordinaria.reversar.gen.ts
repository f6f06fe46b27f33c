// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEntradaExtraordinariaReversar } from '../validators/entrada-extraordinaria.reversar.gen';

export const entradaExtraordinariaReversarForm: FormSpec = {
  validate: validateEntradaExtraordinariaReversar,
  key: 'entradaExtraordinariaId',
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

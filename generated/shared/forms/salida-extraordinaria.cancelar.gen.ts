// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSalidaExtraordinariaCancelar } from '../validators/salida-extraordinaria.cancelar.gen';

export const salidaExtraordinariaCancelarForm: FormSpec = {
  validate: validateSalidaExtraordinariaCancelar,
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

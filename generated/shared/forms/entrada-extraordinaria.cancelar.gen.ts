// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEntradaExtraordinariaCancelar } from '../validators/entrada-extraordinaria.cancelar.gen';

export const entradaExtraordinariaCancelarForm: FormSpec = {
  validate: validateEntradaExtraordinariaCancelar,
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

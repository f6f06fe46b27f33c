// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEntradaExtraordinariaRechazar } from '../validators/entrada-extraordinaria.rechazar.gen';

export const entradaExtraordinariaRechazarForm: FormSpec = {
  validate: validateEntradaExtraordinariaRechazar,
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

// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionCancelar } from '../validators/hospitalizacion.cancelar.gen';

export const hospitalizacionCancelarForm: FormSpec = {
  validate: validateHospitalizacionCancelar,
  key: 'hospitalizacionId',
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

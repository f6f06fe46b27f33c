// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionReservarCama } from '../validators/hospitalizacion.reservarCama.gen';

export const hospitalizacionReservarCamaForm: FormSpec = {
  validate: validateHospitalizacionReservarCama,
  key: 'hospitalizacionId',
  writable: new Set(['camaId']),
  readOnly: new Set(['version', 'camaNombre']),
  writeOnce: [],
  normalise: {},
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

// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionTrasladar } from '../validators/hospitalizacion.trasladar.gen';

export const hospitalizacionTrasladarForm: FormSpec = {
  validate: validateHospitalizacionTrasladar,
  key: 'hospitalizacionId',
  writable: new Set(['servicioId', 'camaId']),
  readOnly: new Set(['version', 'servicioNombre', 'camaNombre']),
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

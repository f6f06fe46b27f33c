// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionIngresar } from '../validators/hospitalizacion.ingresar.gen';

export const hospitalizacionIngresarForm: FormSpec = {
  validate: validateHospitalizacionIngresar,
  key: 'hospitalizacionId',
  writable: new Set(['camaId', 'fechaIngreso', 'identidadVerificada']),
  readOnly: new Set(['version', 'camaNombre']),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { identidadVerificada: false },
  rowDefaults: {},
  notCopied: [],
};

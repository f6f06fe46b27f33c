// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionCambiarCama } from '../validators/hospitalizacion.cambiarCama.gen';

export const hospitalizacionCambiarCamaForm: FormSpec = {
  validate: validateHospitalizacionCambiarCama,
  key: 'hospitalizacionId',
  writable: new Set(['camaId', 'motivoMovimiento']),
  readOnly: new Set(['version', 'camaNombre']),
  writeOnce: [],
  normalise: { motivoMovimiento: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { motivoMovimiento: 'CAMBIO_CAMA' },
  rowDefaults: {},
  notCopied: [],
};

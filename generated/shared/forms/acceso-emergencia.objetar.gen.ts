// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAccesoEmergenciaObjetar } from '../validators/acceso-emergencia.objetar.gen';

export const accesoEmergenciaObjetarForm: FormSpec = {
  validate: validateAccesoEmergenciaObjetar,
  key: 'accesoEmergenciaId',
  writable: new Set(['observacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { observacion: ['trim'] },
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

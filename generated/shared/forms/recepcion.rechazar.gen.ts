// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecepcionRechazar } from '../validators/recepcion.rechazar.gen';

export const recepcionRechazarForm: FormSpec = {
  validate: validateRecepcionRechazar,
  key: 'recepcionId',
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

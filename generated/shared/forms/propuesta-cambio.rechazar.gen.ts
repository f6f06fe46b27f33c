// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioRechazar } from '../validators/propuesta-cambio.rechazar.gen';

export const propuestaCambioRechazarForm: FormSpec = {
  validate: validatePropuestaCambioRechazar,
  key: 'propuestaCambioId',
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

// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioCerrarCorto } from '../validators/propuesta-cambio.cerrarCorto.gen';

export const propuestaCambioCerrarCortoForm: FormSpec = {
  validate: validatePropuestaCambioCerrarCorto,
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

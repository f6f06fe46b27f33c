// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioCompletar } from '../validators/propuesta-cambio.completar.gen';

export const propuestaCambioCompletarForm: FormSpec = {
  validate: validatePropuestaCambioCompletar,
  key: 'propuestaCambioId',
  writable: new Set(['remision']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { remision: ['trim', 'upper'] },
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

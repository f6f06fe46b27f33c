// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateDevolucionOrdenCargoRechazar } from '../validators/devolucion-orden-cargo.rechazar.gen';

export const devolucionOrdenCargoRechazarForm: FormSpec = {
  validate: validateDevolucionOrdenCargoRechazar,
  key: 'devolucionOrdenCargoId',
  writable: new Set(['motivoResolucion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoResolucion: ['trim'] },
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

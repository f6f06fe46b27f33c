// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateNotaEvolucionAnular } from '../validators/nota-evolucion.anular.gen';

export const notaEvolucionAnularForm: FormSpec = {
  validate: validateNotaEvolucionAnular,
  key: 'notaEvolucionId',
  writable: new Set(['motivoAnulacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoAnulacion: ['trim'] },
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

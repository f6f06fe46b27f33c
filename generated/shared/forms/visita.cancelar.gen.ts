// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateVisitaCancelar } from '../validators/visita.cancelar.gen';

export const visitaCancelarForm: FormSpec = {
  validate: validateVisitaCancelar,
  key: 'visitaId',
  writable: new Set(['motivoCancelacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoCancelacion: ['trim'] },
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

// Generated from schemas/endpoints/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateVisitaLlamarBody } from '../validators/operation-visitaLlamar.gen';

export const visitaLlamarForm: FormSpec = {
  validate: validateVisitaLlamarBody,
  key: '',
  writable: new Set(['destino']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { destino: ['trim', 'collapse'] },
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

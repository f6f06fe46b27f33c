// Generated from schemas/reports/desabasto.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateDesabastoParameters } from '../validators/operation-desabasto-parameters.gen';

export const desabastoForm: FormSpec = {
  validate: validateDesabastoParameters,
  key: '',
  writable: new Set(['almacenId', 'unidadId', 'jurisdiccionId', 'soloCronicos', 'soloEsenciales']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { soloCronicos: true, soloEsenciales: false },
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/reports/nivel-abasto.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateNivelAbastoParameters } from '../validators/operation-nivelAbasto-parameters.gen';

export const nivelAbastoForm: FormSpec = {
  validate: validateNivelAbastoParameters,
  key: '',
  writable: new Set(['por', 'jurisdiccionId', 'unidadId', 'tipo', 'soloEsenciales']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { por: ['trim'], tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { por: 'UNIDAD', soloEsenciales: false },
  rowDefaults: {},
  notCopied: [],
};

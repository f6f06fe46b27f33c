// Generated from schemas/reports/informe-semestre.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInformeSemestreParameters } from '../validators/operation-informeSemestre-parameters.gen';

export const informeSemestreForm: FormSpec = {
  validate: validateInformeSemestreParameters,
  key: '',
  writable: new Set(['semestre', 'almacenId', 'unidadId', 'tipo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { semestre: ['trim'], tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { semestre: '2026-2' },
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

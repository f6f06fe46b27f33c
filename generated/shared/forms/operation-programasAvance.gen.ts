// Generated from schemas/reports/programas-avance.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateProgramasAvanceParameters } from '../validators/operation-programasAvance-parameters.gen';

export const programasAvanceForm: FormSpec = {
  validate: validateProgramasAvanceParameters,
  key: '',
  writable: new Set(['programaId', 'jurisdiccionId', 'unidadId', 'anio', 'mes']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { mes: ['trim'] },
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

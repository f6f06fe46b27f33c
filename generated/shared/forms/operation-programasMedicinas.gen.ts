// Generated from schemas/reports/programas-medicinas.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateProgramasMedicinasParameters } from '../validators/operation-programasMedicinas-parameters.gen';

export const programasMedicinasForm: FormSpec = {
  validate: validateProgramasMedicinasParameters,
  key: '',
  writable: new Set(['programaId', 'jurisdiccionId', 'unidadId', 'anio', 'mes', 'soloFaltantes']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { mes: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { soloFaltantes: false },
  rowDefaults: {},
  notCopied: [],
};

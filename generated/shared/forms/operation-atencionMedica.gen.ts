// Generated from schemas/reports/atencion-medica.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAtencionMedicaParameters } from '../validators/operation-atencionMedica-parameters.gen';

export const atencionMedicaForm: FormSpec = {
  validate: validateAtencionMedicaParameters,
  key: '',
  writable: new Set(['por', 'desde', 'hasta', 'jurisdiccionId', 'unidadId', 'programaId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { por: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'hasta',
      than: 'desde',
      strict: false,
      kind: 'moment',
      labels: 'resources.reportes.atencionMedica.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: { por: 'UNIDAD' },
  rowDefaults: {},
  notCopied: [],
};

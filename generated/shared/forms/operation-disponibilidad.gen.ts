// Generated from schemas/reports/disponibilidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateDisponibilidadParameters } from '../validators/operation-disponibilidad-parameters.gen';

export const disponibilidadForm: FormSpec = {
  validate: validateDisponibilidadParameters,
  key: '',
  writable: new Set(['unidadId', 'jurisdiccionId', 'desde', 'hasta']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
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
      labels: 'resources.reportes.disponibilidad.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

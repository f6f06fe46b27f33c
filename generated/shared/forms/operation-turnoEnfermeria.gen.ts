// Generated from schemas/reports/turno-enfermeria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateTurnoEnfermeriaParameters } from '../validators/operation-turnoEnfermeria-parameters.gen';

export const turnoEnfermeriaForm: FormSpec = {
  validate: validateTurnoEnfermeriaParameters,
  key: '',
  writable: new Set(['unidadId', 'servicioId', 'desde', 'hasta']),
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
      labels: 'resources.reportes.turnoEnfermeria.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

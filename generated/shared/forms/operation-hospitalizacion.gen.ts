// Generated from schemas/reports/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionParameters } from '../validators/operation-hospitalizacion-parameters.gen';

export const hospitalizacionForm: FormSpec = {
  validate: validateHospitalizacionParameters,
  key: '',
  writable: new Set(['unidadId', 'servicioId', 'desde', 'hasta', 'motivoEgreso', 'diagnosticoId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { motivoEgreso: ['trim'] },
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
      labels: 'resources.reportes.hospitalizacion.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

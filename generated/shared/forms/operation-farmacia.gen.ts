// Generated from schemas/reports/farmacia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateFarmaciaParameters } from '../validators/operation-farmacia-parameters.gen';

export const farmaciaForm: FormSpec = {
  validate: validateFarmaciaParameters,
  key: '',
  writable: new Set(['almacenId', 'por', 'desde', 'hasta']),
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
      labels: 'resources.reportes.farmacia.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: { por: 'DIA' },
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/reports/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlmacenParameters } from '../validators/operation-almacen-parameters.gen';

export const almacenForm: FormSpec = {
  validate: validateAlmacenParameters,
  key: '',
  writable: new Set(['almacenId', 'desde', 'hasta', 'tipo', 'insumoId', 'proveedorId', 'destinoId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'] },
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
      labels: 'resources.reportes.almacen.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

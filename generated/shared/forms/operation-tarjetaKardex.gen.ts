// Generated from schemas/reports/tarjeta-kardex.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateTarjetaKardexParameters } from '../validators/operation-tarjetaKardex-parameters.gen';

export const tarjetaKardexForm: FormSpec = {
  validate: validateTarjetaKardexParameters,
  key: '',
  writable: new Set(['almacenId', 'insumoId', 'loteId', 'desde', 'hasta', 'tipo']),
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
      labels: 'resources.reportes.tarjetaKardex.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

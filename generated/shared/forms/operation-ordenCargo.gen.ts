// Generated from schemas/reports/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOrdenCargoParameters } from '../validators/operation-ordenCargo-parameters.gen';

export const ordenCargoForm: FormSpec = {
  validate: validateOrdenCargoParameters,
  key: '',
  writable: new Set(['unidadId', 'servicioId', 'desde', 'hasta', 'tipo', 'estatus', 'solicitanteId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'], estatus: ['trim'] },
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
      labels: 'resources.reportes.ordenCargo.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

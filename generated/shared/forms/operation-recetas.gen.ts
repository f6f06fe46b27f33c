// Generated from schemas/reports/recetas.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetasParameters } from '../validators/operation-recetas-parameters.gen';

export const recetasForm: FormSpec = {
  validate: validateRecetasParameters,
  key: '',
  writable: new Set([
    'unidadId',
    'por',
    'desde',
    'hasta',
    'personalMedicoId',
    'servicioId',
    'diagnosticoId',
    'insumoId',
    'fraccion',
  ]),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { por: ['trim'], fraccion: ['trim'] },
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
      labels: 'resources.reportes.recetas.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: { por: 'RENGLON' },
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};

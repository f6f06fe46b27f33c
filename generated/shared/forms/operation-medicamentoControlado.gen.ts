// Generated from schemas/reports/medicamento-controlado.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMedicamentoControladoParameters } from '../validators/operation-medicamentoControlado-parameters.gen';

export const medicamentoControladoForm: FormSpec = {
  validate: validateMedicamentoControladoParameters,
  key: '',
  writable: new Set(['almacenId', 'fraccion', 'insumoId', 'desde', 'hasta']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { fraccion: ['trim'] },
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
      labels: 'resources.reportes.medicamentoControlado.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

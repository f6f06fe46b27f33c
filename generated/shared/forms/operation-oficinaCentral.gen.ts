// Generated from schemas/reports/oficina-central.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOficinaCentralParameters } from '../validators/operation-oficinaCentral-parameters.gen';

export const oficinaCentralForm: FormSpec = {
  validate: validateOficinaCentralParameters,
  key: '',
  writable: new Set(['jurisdiccionId', 'grupo', 'insumoId', 'desde', 'hasta']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { grupo: ['trim'] },
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
      labels: 'resources.reportes.oficinaCentral.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

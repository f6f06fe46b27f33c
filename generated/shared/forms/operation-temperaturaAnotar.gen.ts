// Generated from schemas/endpoints/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateTemperaturaAnotarBody } from '../validators/operation-temperaturaAnotar.gen';

export const temperaturaAnotarForm: FormSpec = {
  validate: validateTemperaturaAnotarBody,
  key: '',
  writable: new Set(['temperatura', 'minimaRegistrada', 'maximaRegistrada', 'humedad', 'accion']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { accion: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'maximaRegistrada',
      than: 'minimaRegistrada',
      strict: false,
      kind: 'number',
      labels: 'resources.equipo-frio.actions.temperaturaAnotar.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

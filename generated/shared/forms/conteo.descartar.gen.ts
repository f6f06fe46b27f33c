// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConteoDescartar } from '../validators/conteo.descartar.gen';

export const conteoDescartarForm: FormSpec = {
  validate: validateConteoDescartar,
  key: 'conteoId',
  writable: new Set(['motivo']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUnidadesRedParameters } from '../validators/operation-unidadesRed-parameters.gen';

export const unidadesRedForm: FormSpec = {
  validate: validateUnidadesRedParameters,
  key: '',
  writable: new Set(['grupo', 'jurisdiccionId', 'semaforo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { grupo: ['trim'], semaforo: ['trim'] },
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

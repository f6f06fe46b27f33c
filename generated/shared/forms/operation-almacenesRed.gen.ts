// Generated from schemas/reports/almacenes-red.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlmacenesRedParameters } from '../validators/operation-almacenesRed-parameters.gen';

export const almacenesRedForm: FormSpec = {
  validate: validateAlmacenesRedParameters,
  key: '',
  writable: new Set(['tipo', 'jurisdiccionId', 'unidadId', 'semaforo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'], semaforo: ['trim'] },
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

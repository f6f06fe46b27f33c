// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUsuarioQuitarSegundoFactorBody } from '../validators/operation-usuarioQuitarSegundoFactor.gen';

export const usuarioQuitarSegundoFactorForm: FormSpec = {
  validate: validateUsuarioQuitarSegundoFactorBody,
  key: '',
  writable: new Set(['motivo']),
  readOnly: new Set([]),
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

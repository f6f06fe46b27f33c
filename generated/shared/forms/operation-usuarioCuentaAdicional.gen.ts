// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUsuarioCuentaAdicionalBody } from '../validators/operation-usuarioCuentaAdicional.gen';

export const usuarioCuentaAdicionalForm: FormSpec = {
  validate: validateUsuarioCuentaAdicionalBody,
  key: '',
  writable: new Set(['personaId', 'perfilId', 'email', 'motivoCuentaAdicional']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { email: ['trim', 'lower'], motivoCuentaAdicional: ['trim'] },
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

// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUsuarioVincularBody } from '../validators/operation-usuarioVincular.gen';

export const usuarioVincularForm: FormSpec = {
  validate: validateUsuarioVincularBody,
  key: '',
  writable: new Set(['personaId', 'perfilId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
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

// Generated from schemas/endpoints/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePerfilClonarBody } from '../validators/operation-perfilClonar.gen';

export const perfilClonarForm: FormSpec = {
  validate: validatePerfilClonarBody,
  key: '',
  writable: new Set(['nombre']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { nombre: ['trim', 'collapse'] },
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

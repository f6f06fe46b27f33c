// Generated from schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSimulacionUsuarioBody } from '../validators/operation-simulacionUsuario.gen';

export const simulacionUsuarioForm: FormSpec = {
  validate: validateSimulacionUsuarioBody,
  key: '',
  writable: new Set(['usuarioId']),
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

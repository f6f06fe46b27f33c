// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateUsuarioMuestra } from '../validators/usuario-muestra.gen';

export const usuarioMuestraForm: FormSpec = {
  validate: validateUsuarioMuestra,
  key: 'id',
  writable: new Set(['nombre', 'primerApellido', 'segundoApellido', 'email']),
  readOnly: new Set(['id', 'activo', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion']),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    primerApellido: ['trim', 'collapse'],
    segundoApellido: ['trim', 'collapse'],
    email: ['trim'],
  },
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

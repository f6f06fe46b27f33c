// Generated from schemas/endpoints/catalogos/usuario-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateUsuarioProveedorActualizarBody } from '../validators/operation-usuarioProveedorActualizar.gen';

export const usuarioProveedorActualizarForm: FormSpec = {
  validate: validateUsuarioProveedorActualizarBody,
  key: '',
  writable: new Set(['usuarioId', 'nombre', 'primerApellido', 'segundoApellido', 'email', 'isActive']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    primerApellido: ['trim', 'collapse'],
    segundoApellido: ['trim', 'collapse'],
    email: ['trim', 'lower'],
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

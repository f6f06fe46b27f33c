// Generated from schemas/endpoints/seguridad/usuario-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateVincularUsuarioProveedorBody } from '../validators/operation-vincularUsuarioProveedor.gen';

export const vincularUsuarioProveedorForm: FormSpec = {
  validate: validateVincularUsuarioProveedorBody,
  key: '',
  writable: new Set(['proveedorId', 'nombre', 'primerApellido', 'segundoApellido', 'email', 'isActive']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'name'],
    primerApellido: ['trim', 'name'],
    segundoApellido: ['trim', 'name'],
    email: ['trim', 'lower'],
  },
  visible: {},
  required: {},
  valueRules: { nombre: 'nombrePersona', primerApellido: 'nombrePersona', segundoApellido: 'nombrePersona' },
  recordRules: [],
  lines: [],
  examples: {
    nombre: 'María José D’Angelo-Núñez',
    primerApellido: 'María José D’Angelo-Núñez',
    segundoApellido: 'María José D’Angelo-Núñez',
  },
  defaults: { isActive: true },
  rowDefaults: {},
  notCopied: [],
};

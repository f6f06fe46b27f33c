// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUsuarioMuestra } from '../validators/usuario-muestra.gen';

export const usuarioMuestraForm: FormSpec = {
  validate: validateUsuarioMuestra,
  key: 'id',
  writable: new Set(['nombre', 'primerApellido', 'segundoApellido', 'email']),
  readOnly: new Set(['id', 'activo', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion']),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'name'],
    primerApellido: ['trim', 'name'],
    segundoApellido: ['trim', 'name'],
    email: ['trim'],
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
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

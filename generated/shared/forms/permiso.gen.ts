// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePermiso } from '../validators/permiso.gen';

export const permisoForm: FormSpec = {
  validate: validatePermiso,
  key: 'permisoId',
  writable: new Set([
    'clave',
    'descripcion',
    'descripcionEn',
    'recurso',
    'accion',
    'moduloId',
    'riesgo',
    'requiereSegundaPersona',
  ]),
  readOnly: new Set([
    'permisoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'moduloNombre',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'lower'],
    descripcion: ['trim', 'collapse'],
    descripcionEn: ['trim', 'collapse'],
    recurso: ['trim'],
    accion: ['trim'],
    riesgo: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'paciente.ver' },
  defaults: { requiereSegundaPersona: false },
  rowDefaults: {},
  notCopied: ['clave'],
};

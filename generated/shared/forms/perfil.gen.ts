// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validatePerfil } from '../validators/perfil.gen';

export const perfilForm: FormSpec = {
  validate: validatePerfil,
  key: 'perfilId',
  writable: new Set([
    'nombre',
    'descripcion',
    'alcance',
    'layoutForzado',
    'rutaInicio',
    'otorga',
    'permisos',
    'permisos.clave',
    'permisos.alcance',
  ]),
  readOnly: new Set([
    'perfilId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'esSistema',
    'usuariosActivos',
    'totalPermisos',
  ]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    descripcion: ['trim'],
    alcance: ['trim'],
    layoutForzado: ['trim'],
    rutaInicio: ['trim'],
    'permisos.clave': ['trim'],
    'permisos.alcance': ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'perfil', at: '' }],
  computed: [{ path: 'totalPermisos', fn: 'totalPermisos' }],
  lines: [],
  rowKeys: { permisos: 'clave' },
  examples: {},
  defaults: { rutaInicio: '/home' },
  rowDefaults: {},
  notCopied: ['nombre'],
};

// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateModulo } from '../validators/modulo.gen';

export const moduloForm: FormSpec = {
  validate: validateModulo,
  key: 'moduloId',
  writable: new Set([
    'clave',
    'nombre',
    'nombreEn',
    'grupoNavegacion',
    'moduloPadreId',
    'ruta',
    'icono',
    'orden',
    'gruposUnidad',
    'permisosRequeridos',
    'visibleTablet',
  ]),
  readOnly: new Set([
    'moduloId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'moduloPadreNombre',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'lower'],
    nombre: ['trim', 'collapse'],
    nombreEn: ['trim', 'collapse'],
    grupoNavegacion: ['trim'],
    ruta: ['trim'],
    icono: ['trim'],
    gruposUnidad: ['trim'],
    permisosRequeridos: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'almacen-estatal', ruta: '/solicitud' },
  defaults: { orden: 100, visibleTablet: false },
  rowDefaults: {},
  notCopied: ['clave'],
};

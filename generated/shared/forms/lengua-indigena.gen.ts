// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateLenguaIndigena } from '../validators/lengua-indigena.gen';

export const lenguaIndigenaForm: FormSpec = {
  validate: validateLenguaIndigena,
  key: 'lenguaIndigenaId',
  writable: new Set(['clave', 'nombre', 'familia', 'otrosNombres']),
  readOnly: new Set([
    'lenguaIndigenaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'upper'],
    nombre: ['trim', 'collapse'],
    familia: ['trim'],
    otrosNombres: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'NAHUATL' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateColor } from '../validators/color.gen';

export const colorForm: FormSpec = {
  validate: validateColor,
  key: 'colorId',
  writable: new Set(['nombre', 'codigoHex', 'uso', 'codigo', 'icono', 'orden']),
  readOnly: new Set([
    'colorId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    codigoHex: ['trim'],
    uso: ['trim'],
    codigo: ['trim', 'upper'],
    icono: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { codigoHex: '#2E7D32', codigo: 'CRITICO' },
  defaults: { orden: 100 },
  rowDefaults: {},
  notCopied: ['uso', 'codigo'],
};

// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEstado } from '../validators/estado.gen';

export const estadoForm: FormSpec = {
  validate: validateEstado,
  key: 'clave',
  writable: new Set(['clave', 'nombre', 'abreviatura', 'claveInegi', 'paisCodigo']),
  readOnly: new Set([
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'paisNombre',
  ]),
  writeOnce: ['clave'],
  normalise: {
    clave: ['trim', 'upper'],
    nombre: ['trim', 'collapse'],
    abreviatura: ['trim'],
    claveInegi: ['trim'],
    paisCodigo: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'CL' },
  defaults: { paisCodigo: 'MX' },
  rowDefaults: {},
  notCopied: ['clave', 'claveInegi'],
};

// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePais } from '../validators/pais.gen';

export const paisForm: FormSpec = {
  validate: validatePais,
  key: 'codigo',
  writable: new Set(['codigo', 'codigo3', 'nombre', 'nacionalidad', 'orden']),
  readOnly: new Set(['activo', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion']),
  writeOnce: ['codigo'],
  normalise: {
    codigo: ['trim', 'upper'],
    codigo3: ['trim', 'upper'],
    nombre: ['trim', 'collapse'],
    nacionalidad: ['trim', 'collapse'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { codigo: 'MX', codigo3: 'MEX' },
  defaults: { orden: 100 },
  rowDefaults: {},
  notCopied: ['codigo', 'codigo3'],
};

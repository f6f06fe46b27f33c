// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCodigoPostal } from '../validators/codigo-postal.gen';

export const codigoPostalForm: FormSpec = {
  validate: validateCodigoPostal,
  key: 'codigo',
  writable: new Set(['codigo', 'estadoClave', 'municipioId', 'ciudad', 'zona']),
  readOnly: new Set([
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'estadoNombre',
    'municipioNombre',
    'colonias',
  ]),
  writeOnce: ['codigo'],
  normalise: { codigo: ['trim'], estadoClave: ['trim'], ciudad: ['trim', 'collapse'], zona: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'codigoPostal', at: '' }],
  lines: [],
  examples: { codigo: '25000' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['codigo'],
};

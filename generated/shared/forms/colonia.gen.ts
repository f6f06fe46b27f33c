// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateColonia } from '../validators/colonia.gen';

export const coloniaForm: FormSpec = {
  validate: validateColonia,
  key: 'coloniaId',
  writable: new Set(['nombre', 'tipoAsentamiento', 'municipioId', 'codigoPostal']),
  readOnly: new Set([
    'coloniaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'municipioNombre',
    'codigoPostalNombre',
  ]),
  writeOnce: [],
  normalise: { nombre: ['trim', 'collapse'], tipoAsentamiento: ['trim'], codigoPostal: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { tipoAsentamiento: 'COLONIA' },
  rowDefaults: {},
  notCopied: ['nombre', 'tipoAsentamiento'],
};

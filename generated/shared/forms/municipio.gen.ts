// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMunicipio } from '../validators/municipio.gen';

export const municipioForm: FormSpec = {
  validate: validateMunicipio,
  key: 'municipioId',
  writable: new Set(['nombre', 'estadoClave', 'claveInegi', 'jurisdiccionId', 'poblacion']),
  readOnly: new Set([
    'municipioId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'estadoNombre',
    'jurisdiccionNombre',
  ]),
  writeOnce: [],
  normalise: { nombre: ['trim', 'collapse'], estadoClave: ['trim'], claveInegi: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: ['claveInegi'],
};

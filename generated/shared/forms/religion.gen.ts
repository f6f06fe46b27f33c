// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateReligion } from '../validators/religion.gen';

export const religionForm: FormSpec = {
  validate: validateReligion,
  key: 'religionId',
  writable: new Set(['clave', 'nombre', 'grupo']),
  readOnly: new Set([
    'religionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], grupo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'CATOLICA' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

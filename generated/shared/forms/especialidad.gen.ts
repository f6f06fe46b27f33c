// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEspecialidad } from '../validators/especialidad.gen';

export const especialidadForm: FormSpec = {
  validate: validateEspecialidad,
  key: 'especialidadId',
  writable: new Set(['clave', 'nombre', 'tipo']),
  readOnly: new Set([
    'especialidadId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'CARD' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

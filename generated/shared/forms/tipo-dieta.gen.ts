// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateTipoDieta } from '../validators/tipo-dieta.gen';

export const tipoDietaForm: FormSpec = {
  validate: validateTipoDieta,
  key: 'tipoDietaId',
  writable: new Set(['clave', 'nombre', 'descripcion', 'ayuno', 'orden']),
  readOnly: new Set([
    'tipoDietaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], descripcion: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'BLANDA' },
  defaults: { ayuno: false, orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateParentesco } from '../validators/parentesco.gen';

export const parentescoForm: FormSpec = {
  validate: validateParentesco,
  key: 'parentescoId',
  writable: new Set(['clave', 'nombre', 'tipo', 'orden']),
  readOnly: new Set([
    'parentescoId',
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
  examples: { clave: 'MADRE' },
  defaults: { orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

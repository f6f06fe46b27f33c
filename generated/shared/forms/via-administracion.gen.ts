// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateViaAdministracion } from '../validators/via-administracion.gen';

export const viaAdministracionForm: FormSpec = {
  validate: validateViaAdministracion,
  key: 'viaAdministracionId',
  writable: new Set(['clave', 'nombre', 'codigo', 'abreviatura', 'orden']),
  readOnly: new Set([
    'viaAdministracionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], codigo: ['trim'], abreviatura: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'IV_INFUSION' },
  defaults: { orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUnidadMedida } from '../validators/unidad-medida.gen';

export const unidadMedidaForm: FormSpec = {
  validate: validateUnidadMedida,
  key: 'unidadMedidaId',
  writable: new Set(['clave', 'nombre', 'abreviatura', 'tipo']),
  readOnly: new Set([
    'unidadMedidaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], abreviatura: ['trim'], tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'MG' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMotivoCancelacion } from '../validators/motivo-cancelacion.gen';

export const motivoCancelacionForm: FormSpec = {
  validate: validateMotivoCancelacion,
  key: 'motivoCancelacionId',
  writable: new Set(['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden']),
  readOnly: new Set([
    'motivoCancelacionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], aplicaA: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'DUPLICADO' },
  defaults: { requiereExplicacion: false, orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

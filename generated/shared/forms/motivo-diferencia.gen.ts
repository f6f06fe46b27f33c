// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMotivoDiferencia } from '../validators/motivo-diferencia.gen';

export const motivoDiferenciaForm: FormSpec = {
  validate: validateMotivoDiferencia,
  key: 'motivoDiferenciaId',
  writable: new Set(['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden']),
  readOnly: new Set([
    'motivoDiferenciaId',
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
  examples: { clave: 'FALTANTE' },
  defaults: { requiereExplicacion: false, orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

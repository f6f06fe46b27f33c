// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMotivoEntradaExtraordinaria } from '../validators/motivo-entrada-extraordinaria.gen';

export const motivoEntradaExtraordinariaForm: FormSpec = {
  validate: validateMotivoEntradaExtraordinaria,
  key: 'motivoEntradaExtraordinariaId',
  writable: new Set(['clave', 'nombre', 'requiereAutorizacion', 'requiereEvidencia', 'permiteSinCosto', 'orden']),
  readOnly: new Set([
    'motivoEntradaExtraordinariaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'DONACION' },
  defaults: { requiereAutorizacion: false, requiereEvidencia: false, permiteSinCosto: false, orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

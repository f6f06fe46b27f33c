// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMotivoNoSurtido } from '../validators/motivo-no-surtido.gen';

export const motivoNoSurtidoForm: FormSpec = {
  validate: validateMotivoNoSurtido,
  key: 'motivoNoSurtidoId',
  writable: new Set(['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden']),
  readOnly: new Set([
    'motivoNoSurtidoId',
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
  examples: { clave: 'AGOTADO' },
  defaults: { requiereExplicacion: false, orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

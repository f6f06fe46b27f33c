// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOrdenCargoAutorizar } from '../validators/orden-cargo.autorizar.gen';

export const ordenCargoAutorizarForm: FormSpec = {
  validate: validateOrdenCargoAutorizar,
  key: 'insumoOrdenCargoId',
  writable: new Set([
    'observacionAutorizacion',
    'lineas',
    'lineas.insumoOrdenCargoId',
    'lineas.cantidadAutorizada',
    'lineas.motivoModificacion',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { observacionAutorizacion: ['trim'], 'lineas.motivoModificacion': ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'insumoOrdenCargoId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

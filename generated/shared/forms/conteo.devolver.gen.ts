// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConteoDevolver } from '../validators/conteo.devolver.gen';

export const conteoDevolverForm: FormSpec = {
  validate: validateConteoDevolver,
  key: 'conteoDetalleId',
  writable: new Set(['motivo', 'lineas', 'lineas.conteoDetalleId', 'lineas.dudosa']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'conteoDetalleId', unique: [] }],
  examples: {},
  defaults: { lineas: { dudosa: false } },
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConteoAutorizar } from '../validators/conteo.autorizar.gen';

export const conteoAutorizarForm: FormSpec = {
  validate: validateConteoAutorizar,
  key: 'conteoDetalleId',
  writable: new Set(['lineas', 'lineas.conteoDetalleId', 'lineas.motivoDiferenciaId', 'lineas.notaDiferencia']),
  readOnly: new Set(['version', 'lineas.motivoDiferenciaNombre']),
  writeOnce: [],
  normalise: { 'lineas.notaDiferencia': ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'conteoDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/endpoints/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConteoLoteHalladoBody } from '../validators/operation-conteoLoteHallado.gen';

export const conteoLoteHalladoForm: FormSpec = {
  validate: validateConteoLoteHalladoBody,
  key: '',
  writable: new Set(['insumoId', 'numeroLote', 'caducidad', 'ubicacion', 'conteo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { numeroLote: ['trim', 'upper'], ubicacion: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
  dayRanges: { caducidad: { min: '2000-01-01', expectedMin: 'today', expectedMax: 'today+10y' } },
  monthEnds: { caducidad: true },
};

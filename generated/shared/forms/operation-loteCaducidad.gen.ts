// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateLoteCaducidadBody } from '../validators/operation-loteCaducidad.gen';

export const loteCaducidadForm: FormSpec = {
  validate: validateLoteCaducidadBody,
  key: '',
  writable: new Set(['caducidadNueva', 'motivo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
  dayRanges: { caducidadNueva: { min: '2000-01-01', expectedMin: 'today', expectedMax: 'today+10y' } },
  monthEnds: { caducidadNueva: true },
};

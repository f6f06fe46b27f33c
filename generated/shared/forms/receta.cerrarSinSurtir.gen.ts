// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetaCerrarSinSurtir } from '../validators/receta.cerrarSinSurtir.gen';

export const recetaCerrarSinSurtirForm: FormSpec = {
  validate: validateRecetaCerrarSinSurtir,
  key: 'recetaDetalleId',
  writable: new Set(['lineas', 'lineas.recetaDetalleId', 'lineas.motivoNoSurtidoId']),
  readOnly: new Set(['version', 'lineas.motivoNoSurtidoNombre']),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'recetaDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

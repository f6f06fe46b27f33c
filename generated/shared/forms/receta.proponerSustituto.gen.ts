// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetaProponerSustituto } from '../validators/receta.proponerSustituto.gen';

export const recetaProponerSustitutoForm: FormSpec = {
  validate: validateRecetaProponerSustituto,
  key: 'recetaDetalleId',
  writable: new Set(['lineas', 'lineas.recetaDetalleId', 'lineas.sustitutoPropuestoId', 'lineas.sustitucionMotivo']),
  readOnly: new Set(['version', 'lineas.sustitutoPropuestoNombre']),
  writeOnce: [],
  normalise: { 'lineas.sustitucionMotivo': ['trim'] },
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

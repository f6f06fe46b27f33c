// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioContraproponer } from '../validators/propuesta-cambio.contraproponer.gen';

export const propuestaCambioContraproponerForm: FormSpec = {
  validate: validatePropuestaCambioContraproponer,
  key: 'propuestaCambioDetalleId',
  writable: new Set(['motivo', 'lineas', 'lineas.propuestaCambioDetalleId', 'lineas.cantidadContra']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'propuestaCambioDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

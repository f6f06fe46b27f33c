// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudAutorizar } from '../validators/solicitud.autorizar.gen';

export const solicitudAutorizarForm: FormSpec = {
  validate: validateSolicitudAutorizar,
  key: 'solicitudDetalleId',
  writable: new Set([
    'lineas',
    'lineas.solicitudDetalleId',
    'lineas.sustitutoInsumoId',
    'lineas.cantidadAutorizada',
    'lineas.motivoModificacion',
  ]),
  readOnly: new Set(['version', 'lineas.sustitutoInsumoNombre']),
  writeOnce: [],
  normalise: { 'lineas.motivoModificacion': ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'solicitudDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

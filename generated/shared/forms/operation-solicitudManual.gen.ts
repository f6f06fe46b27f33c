// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudManualBody } from '../validators/operation-solicitudManual.gen';

export const solicitudManualForm: FormSpec = {
  validate: validateSolicitudManualBody,
  key: '',
  writable: new Set([
    'almacenSolicitanteId',
    'almacenSurtidorId',
    'folioPapel',
    'fechaPapel',
    'motivoManual',
    'urgente',
    'aceptaSustitutos',
    'lineas',
    'lineas.solicitudDetalleId',
    'lineas.insumoId',
    'lineas.cantidadSolicitada',
  ]),
  readOnly: new Set(['lineas.insumoNombre']),
  writeOnce: [],
  normalise: { folioPapel: ['trim'], motivoManual: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'solicitudDetalleId', unique: [['insumoId']] }],
  examples: {},
  defaults: { urgente: false, aceptaSustitutos: false },
  rowDefaults: {},
  notCopied: [],
};

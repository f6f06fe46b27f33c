// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudRecibir } from '../validators/solicitud.recibir.gen';

export const solicitudRecibirForm: FormSpec = {
  validate: validateSolicitudRecibir,
  key: 'solicitudDetalleId',
  writable: new Set([
    'temperaturaLlegada',
    'evidenciaDanoId',
    'lineas',
    'lineas.solicitudDetalleId',
    'lineas.lotes',
    'lineas.lotes.loteId',
    'lineas.lotes.ubicacionCodigo',
    'lineas.lotes.numeroLote',
    'lineas.lotes.caducidad',
    'lineas.lotes.origen',
    'lineas.lotes.cantidad',
    'lineas.lotes.cantidadRecibida',
    'lineas.lotes.cantidadRetenida',
    'lineas.lotes.cantidadSobrante',
    'lineas.lotes.loteRetenidoId',
    'lineas.cantidadRecibida',
    'lineas.diferenciaTipo',
    'lineas.diferenciaNota',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    evidenciaDanoId: ['trim'],
    'lineas.lotes.ubicacionCodigo': ['trim'],
    'lineas.lotes.numeroLote': ['trim'],
    'lineas.lotes.origen': ['trim'],
    'lineas.diferenciaTipo': ['trim'],
    'lineas.diferenciaNota': ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'solicitudDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: ['evidenciaDanoId'],
};

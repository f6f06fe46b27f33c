// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudConfirmarSurtido } from '../validators/solicitud.confirmarSurtido.gen';

export const solicitudConfirmarSurtidoForm: FormSpec = {
  validate: validateSolicitudConfirmarSurtido,
  key: 'solicitudDetalleId',
  writable: new Set([
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
    'lineas.cantidadSurtida',
    'lineas.motivoFaltante',
    'lineas.motivoNoFefo',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    'lineas.lotes.ubicacionCodigo': ['trim'],
    'lineas.lotes.numeroLote': ['trim'],
    'lineas.lotes.origen': ['trim'],
    'lineas.motivoFaltante': ['trim'],
    'lineas.motivoNoFefo': ['trim'],
  },
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

// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateSolicitudConfirmarSurtido } from '../validators/solicitud.confirmarSurtido.gen';

export const solicitudConfirmarSurtidoForm: FormSpec = {
  validate: validateSolicitudConfirmarSurtido,
  key: 'solicitudDetalleId',
  writable: new Set(['lineas', 'lineas.solicitudDetalleId', 'lineas.cantidadSurtida', 'lineas.motivoFaltante']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { 'lineas.motivoFaltante': ['trim'] },
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

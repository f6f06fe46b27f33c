// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateSolicitudRecibir } from '../validators/solicitud.recibir.gen';

export const solicitudRecibirForm: FormSpec = {
  validate: validateSolicitudRecibir,
  key: 'solicitudDetalleId',
  writable: new Set([
    'temperaturaLlegada',
    'lineas',
    'lineas.solicitudDetalleId',
    'lineas.cantidadRecibida',
    'lineas.diferenciaTipo',
    'lineas.diferenciaNota',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { 'lineas.diferenciaTipo': ['trim'], 'lineas.diferenciaNota': ['trim'] },
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

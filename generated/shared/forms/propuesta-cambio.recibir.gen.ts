// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioRecibir } from '../validators/propuesta-cambio.recibir.gen';

export const propuestaCambioRecibirForm: FormSpec = {
  validate: validatePropuestaCambioRecibir,
  key: 'propuestaCambioDetalleId',
  writable: new Set([
    'remision',
    'firma',
    'observaciones',
    'lineas',
    'lineas.propuestaCambioDetalleId',
    'lineas.recibido',
    'lineas.entregado',
    'lineas.condicion',
    'lineas.temperatura',
    'lineas.numeroLoteRecibido',
    'lineas.caducidadRecibida',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    remision: ['trim', 'upper'],
    firma: ['trim', 'collapse'],
    observaciones: ['trim'],
    'lineas.condicion': ['trim'],
    'lineas.numeroLoteRecibido': ['trim', 'upper'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'propuestaCambioDetalleId', unique: [] }],
  examples: { 'lineas.numeroLoteRecibido': 'A24-118' },
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

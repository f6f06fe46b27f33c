// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecepcionAceptar } from '../validators/recepcion.aceptar.gen';

export const recepcionAceptarForm: FormSpec = {
  validate: validateRecepcionAceptar,
  key: 'recepcionDetalleId',
  writable: new Set([
    'inspeccionEmpaque',
    'inspeccionEtiquetado',
    'inspeccionCaducidad',
    'inspeccionTemperatura',
    'inspeccionObservaciones',
    'lineas',
    'lineas.recepcionDetalleId',
    'lineas.cantidadRechazada',
    'lineas.motivoRechazo',
    'lineas.cartaFolio',
    'lineas.cartaFecha',
    'lineas.cartaVigenciaMeses',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    inspeccionEmpaque: ['trim'],
    inspeccionEtiquetado: ['trim'],
    inspeccionCaducidad: ['trim'],
    inspeccionTemperatura: ['trim'],
    inspeccionObservaciones: ['trim'],
    'lineas.motivoRechazo': ['trim', 'collapse'],
    'lineas.cartaFolio': ['trim', 'upper'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'recepcionDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
  dayRanges: { 'lineas.cartaFecha': { min: '2000-01-01', max: 'today', expectedMin: 'today-1y' } },
};

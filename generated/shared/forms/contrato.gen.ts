// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateContrato } from '../validators/contrato.gen';

export const contratoForm: FormSpec = {
  validate: validateContrato,
  key: 'contratoId',
  writable: new Set([
    'proveedorId',
    'numero',
    'ejercicio',
    'vigenciaDesde',
    'vigenciaHasta',
    'diasCanje',
    'mesesCaducidadMinima',
    'lineas',
    'lineas.contratoDetalleId',
    'lineas.insumoId',
    'lineas.cantidadMinima',
    'lineas.cantidadMaxima',
    'lineas.precio',
  ]),
  readOnly: new Set([
    'contratoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'proveedorNombre',
    'lineas.insumoNombre',
    'avance',
  ]),
  writeOnce: [],
  normalise: { numero: ['trim', 'upper'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'contrato', at: '' }],
  comparisons: [
    {
      path: 'vigenciaHasta',
      than: 'vigenciaDesde',
      strict: false,
      kind: 'moment',
      labels: 'resources.contrato.fields',
    },
    {
      path: 'lineas.cantidadMaxima',
      than: 'cantidadMinima',
      strict: false,
      kind: 'number',
      labels: 'resources.contrato.fields',
    },
  ],
  lines: [{ path: 'lineas', key: 'contratoDetalleId', unique: [['insumoId']] }],
  examples: { numero: 'SSC-LPN-014-2026' },
  defaults: { diasCanje: 30, mesesCaducidadMinima: 12 },
  starts: {
    proveedorId: { from: 'mine', kind: 'proveedor' },
    ejercicio: { from: 'year' },
    vigenciaDesde: { from: 'today' },
  },
  rowDefaults: {},
  notCopied: ['numero'],
  dayRanges: {
    vigenciaDesde: { min: '2000-01-01', expectedMax: 'today+10y' },
    vigenciaHasta: { min: '2000-01-01', expectedMax: 'today+10y' },
  },
};

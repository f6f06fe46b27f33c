// Generated from schemas/reports/inventario-reporte.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInventarioReporteParameters } from '../validators/operation-inventarioReporte-parameters.gen';

export const inventarioReporteForm: FormSpec = {
  validate: validateInventarioReporteParameters,
  key: '',
  writable: new Set([
    'almacenId',
    'unidadId',
    'jurisdiccionId',
    'fechaCorte',
    'porLote',
    'tipo',
    'grupo',
    'nivelAbasto',
    'semaforo',
    'soloControlados',
    'soloRedFria',
  ]),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'], grupo: ['trim', 'collapse'], nivelAbasto: ['trim'], semaforo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { porLote: false, soloControlados: false, soloRedFria: false },
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

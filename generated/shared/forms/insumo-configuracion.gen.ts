// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { isFilled, valueAt } from '../../../src/shared/paths';
import { validateInsumoConfiguracion } from '../validators/insumo-configuracion.gen';

export const insumoConfiguracionForm: FormSpec = {
  validate: validateInsumoConfiguracion,
  key: 'insumoConfiguracionId',
  writable: new Set([
    'almacenId',
    'insumoId',
    'minimo',
    'puntoReorden',
    'maximo',
    'fondoFijo',
    'mesesCobertura',
    'diasEntrega',
    'multiplo',
    'consumoMaximoSolicitud',
    'cpmManual',
    'motivoCpm',
  ]),
  readOnly: new Set([
    'insumoConfiguracionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'almacenNombre',
    'insumoNombre',
    'insumoClave',
    'nombreGenerico',
    'unidadNombre',
    'unidadId',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'esIndispensable',
    'autorizado',
  ]),
  writeOnce: ['almacenId', 'insumoId'],
  normalise: { motivoCpm: ['trim'] },
  visible: {
    motivoCpm: (record) => isFilled(valueAt(record, 'cpmManual')),
  },
  required: {
    motivoCpm: (record) => isFilled(valueAt(record, 'cpmManual')),
  },
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'puntoReorden',
      than: 'minimo',
      strict: false,
      kind: 'number',
      labels: 'resources.insumo-configuracion.fields',
    },
    {
      path: 'maximo',
      than: 'minimo',
      strict: false,
      kind: 'number',
      labels: 'resources.insumo-configuracion.fields',
    },
    {
      path: 'maximo',
      than: 'puntoReorden',
      strict: false,
      kind: 'number',
      labels: 'resources.insumo-configuracion.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: { mesesCobertura: 1, diasEntrega: 7, multiplo: 1 },
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: ['insumoId'],
};

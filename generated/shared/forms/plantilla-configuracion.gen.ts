// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePlantillaConfiguracion } from '../validators/plantilla-configuracion.gen';

export const plantillaConfiguracionForm: FormSpec = {
  validate: validatePlantillaConfiguracion,
  key: 'plantillaConfiguracionId',
  writable: new Set([
    'nombre',
    'unidadTipoId',
    'tipoAlmacen',
    'lineas',
    'lineas.plantillaLineaId',
    'lineas.insumoId',
    'lineas.minimo',
    'lineas.puntoReorden',
    'lineas.maximo',
    'lineas.mesesCobertura',
    'lineas.diasEntrega',
    'lineas.multiplo',
  ]),
  readOnly: new Set([
    'plantillaConfiguracionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'unidadTipoNombre',
    'lineas.insumoNombre',
  ]),
  writeOnce: [],
  normalise: { nombre: ['trim', 'collapse'], tipoAlmacen: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'lineas.puntoReorden',
      than: 'minimo',
      strict: false,
      kind: 'number',
      labels: 'resources.plantilla-configuracion.fields',
    },
    {
      path: 'lineas.maximo',
      than: 'minimo',
      strict: false,
      kind: 'number',
      labels: 'resources.plantilla-configuracion.fields',
    },
    {
      path: 'lineas.maximo',
      than: 'puntoReorden',
      strict: false,
      kind: 'number',
      labels: 'resources.plantilla-configuracion.fields',
    },
  ],
  lines: [{ path: 'lineas', key: 'plantillaLineaId', unique: [['insumoId']] }],
  examples: {},
  defaults: { tipoAlmacen: 'FARMACIA' },
  rowDefaults: { lineas: { mesesCobertura: 1, diasEntrega: 7, multiplo: 1 } },
  notCopied: ['nombre'],
};

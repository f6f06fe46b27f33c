// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { validateEvaluacionProveedor } from '../validators/evaluacion-proveedor.gen';

export const evaluacionProveedorForm: FormSpec = {
  validate: validateEvaluacionProveedor,
  key: 'evaluacionProveedorId',
  writable: new Set([]),
  readOnly: new Set([
    'evaluacionProveedorId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'proveedorNombre',
    'proveedorId',
    'razonSocial',
    'calificacion',
    'cumplimientoTiempo',
    'cumplimientoCantidad',
    'canjesAtendidos',
    'rechazos',
    'entregas',
    'canjes',
  ]),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

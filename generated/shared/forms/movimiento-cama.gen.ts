// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMovimientoCama } from '../validators/movimiento-cama.gen';

export const movimientoCamaForm: FormSpec = {
  validate: validateMovimientoCama,
  key: 'movimientoCamaId',
  writable: new Set([]),
  readOnly: new Set([
    'movimientoCamaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'hospitalizacionNombre',
    'hospitalizacionId',
    'camaNombre',
    'camaId',
    'unidadNombre',
    'unidadId',
    'servicioNombre',
    'servicioId',
    'desde',
    'hasta',
    'motivo',
    'usuarioNombre',
    'usuarioId',
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

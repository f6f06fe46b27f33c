// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAsignacion } from '../validators/asignacion.gen';

export const asignacionForm: FormSpec = {
  validate: validateAsignacion,
  key: 'asignacionId',
  writable: new Set([]),
  readOnly: new Set([
    'asignacionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'hospitalizacionNombre',
    'hospitalizacionId',
    'unidadNombre',
    'unidadId',
    'servicioNombre',
    'servicioId',
    'personalMedicoNombre',
    'personalMedicoId',
    'rol',
    'turno',
    'fecha',
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
  notCopied: ['rol', 'turno', 'fecha'],
};

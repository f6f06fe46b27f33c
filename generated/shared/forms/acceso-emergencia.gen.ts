// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAccesoEmergencia } from '../validators/acceso-emergencia.gen';

export const accesoEmergenciaForm: FormSpec = {
  validate: validateAccesoEmergencia,
  key: 'accesoEmergenciaId',
  writable: new Set([]),
  readOnly: new Set([
    'accesoEmergenciaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'pacienteNombre',
    'pacienteId',
    'usuarioNombre',
    'usuarioId',
    'unidadNombre',
    'unidadId',
    'motivoAcceso',
    'desde',
    'hasta',
    'estatus',
    'observacion',
    'revisadoPorNombre',
    'revisadoPorId',
    'fechaRevision',
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

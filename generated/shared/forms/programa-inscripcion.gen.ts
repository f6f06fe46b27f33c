// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateProgramaInscripcion } from '../validators/programa-inscripcion.gen';

export const programaInscripcionForm: FormSpec = {
  validate: validateProgramaInscripcion,
  key: 'programaInscripcionId',
  writable: new Set(['programaId', 'pacienteId', 'unidadId', 'fecha', 'proximaCita', 'justificacion', 'observaciones']),
  readOnly: new Set([
    'programaInscripcionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'programaNombre',
    'pacienteNombre',
    'unidadNombre',
    'nombrePrograma',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'estatus',
    'inscritoPorNombre',
    'inscritoPorId',
    'motivoBaja',
    'fechaSalida',
    'salidaPorNombre',
    'salidaPorId',
    'abierta',
  ]),
  writeOnce: ['programaId', 'pacienteId', 'unidadId', 'fecha', 'justificacion'],
  normalise: { justificacion: ['trim', 'collapse'], observaciones: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'proximaCita',
      than: 'fecha',
      strict: false,
      kind: 'moment',
      labels: 'resources.programa-inscripcion.fields',
    },
  ],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' }, fecha: { from: 'today' } },
  rowDefaults: {},
  notCopied: ['abierta'],
};

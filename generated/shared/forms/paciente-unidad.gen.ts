// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePacienteUnidad } from '../validators/paciente-unidad.gen';

export const pacienteUnidadForm: FormSpec = {
  validate: validatePacienteUnidad,
  key: 'pacienteUnidadId',
  writable: new Set([
    'numeroExpediente',
    'pacienteId',
    'unidadId',
    'nucleoId',
    'fechaApertura',
    'archivoFisico',
    'estatusExpediente',
  ]),
  readOnly: new Set([
    'pacienteUnidadId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'pacienteNombre',
    'unidadNombre',
    'nucleoNombre',
    'principal',
  ]),
  writeOnce: ['pacienteId', 'unidadId'],
  normalise: {
    numeroExpediente: ['trim', 'upper'],
    archivoFisico: ['trim', 'collapse'],
    estatusExpediente: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { estatusExpediente: 'ACTIVO' },
  starts: { unidadId: { from: 'mine', kind: 'unidad' }, fechaApertura: { from: 'today' } },
  rowDefaults: {},
  notCopied: ['unidadId', 'numeroExpediente'],
};

// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePacienteRegistrarDefuncionBody } from '../validators/operation-pacienteRegistrarDefuncion.gen';

export const pacienteRegistrarDefuncionForm: FormSpec = {
  validate: validatePacienteRegistrarDefuncionBody,
  key: '',
  writable: new Set(['fechaHora', 'fuente', 'folioCertificado', 'observaciones']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { fuente: ['trim'], folioCertificado: ['trim', 'upper'], observaciones: ['trim'] },
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

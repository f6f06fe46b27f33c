// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePacienteRegistrarSinIdentificarBody } from '../validators/operation-pacienteRegistrarSinIdentificar.gen';

export const pacienteRegistrarSinIdentificarForm: FormSpec = {
  validate: validatePacienteRegistrarSinIdentificarBody,
  key: '',
  writable: new Set(['genero', 'edadAproximada', 'senas']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { genero: ['trim'], senas: ['trim'] },
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

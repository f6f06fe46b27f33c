// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateProgramaInscripcionDarDeBaja } from '../validators/programa-inscripcion.darDeBaja.gen';

export const programaInscripcionDarDeBajaForm: FormSpec = {
  validate: validateProgramaInscripcionDarDeBaja,
  key: 'programaInscripcionId',
  writable: new Set(['motivoBaja']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoBaja: ['trim', 'collapse'] },
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

// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEventoReprogramar } from '../validators/evento.reprogramar.gen';

export const eventoReprogramarForm: FormSpec = {
  validate: validateEventoReprogramar,
  key: 'eventoId',
  writable: new Set(['nuevoInicio', 'nuevoAnden']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { nuevoAnden: ['trim'] },
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

// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEventoCancelar } from '../validators/evento.cancelar.gen';

export const eventoCancelarForm: FormSpec = {
  validate: validateEventoCancelar,
  key: 'eventoId',
  writable: new Set(['motivoCancelacion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoCancelacion: ['trim'] },
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

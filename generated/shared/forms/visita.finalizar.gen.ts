// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateVisitaFinalizar } from '../validators/visita.finalizar.gen';

export const visitaFinalizarForm: FormSpec = {
  validate: validateVisitaFinalizar,
  key: 'visitaId',
  writable: new Set(['motivoCierre']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoCierre: ['trim'] },
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

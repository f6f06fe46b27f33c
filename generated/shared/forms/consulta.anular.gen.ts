// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateConsultaAnular } from '../validators/consulta.anular.gen';

export const consultaAnularForm: FormSpec = {
  validate: validateConsultaAnular,
  key: 'consultaId',
  writable: new Set(['motivoAnulacion', 'conservarRecetas', 'conservarCita']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoAnulacion: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { conservarRecetas: false, conservarCita: false },
  rowDefaults: {},
  notCopied: [],
};

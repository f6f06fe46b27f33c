// Generated from schemas/endpoints/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlertaSanitariaResponderBody } from '../validators/operation-alertaSanitariaResponder.gen';

export const alertaSanitariaResponderForm: FormSpec = {
  validate: validateAlertaSanitariaResponderBody,
  key: '',
  writable: new Set(['almacenId', 'localizadas', 'respuesta']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { respuesta: ['trim'] },
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

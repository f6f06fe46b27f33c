// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlertaSanitariaCancelar } from '../validators/alerta-sanitaria.cancelar.gen';

export const alertaSanitariaCancelarForm: FormSpec = {
  validate: validateAlertaSanitariaCancelar,
  key: 'alertaSanitariaId',
  writable: new Set(['conclusion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { conclusion: ['trim'] },
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

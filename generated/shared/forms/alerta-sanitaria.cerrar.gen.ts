// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlertaSanitariaCerrar } from '../validators/alerta-sanitaria.cerrar.gen';

export const alertaSanitariaCerrarForm: FormSpec = {
  validate: validateAlertaSanitariaCerrar,
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

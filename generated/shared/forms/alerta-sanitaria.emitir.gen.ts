// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAlertaSanitariaEmitir } from '../validators/alerta-sanitaria.emitir.gen';

export const alertaSanitariaEmitirForm: FormSpec = {
  validate: validateAlertaSanitariaEmitir,
  key: 'alertaSanitariaId',
  writable: new Set(['otrosNumeros', 'parecidosRevisados']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { otrosNumeros: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { parecidosRevisados: false },
  rowDefaults: {},
  notCopied: [],
};

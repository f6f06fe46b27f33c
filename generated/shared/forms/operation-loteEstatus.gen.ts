// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateLoteEstatusBody } from '../validators/operation-loteEstatus.gen';

export const loteEstatusForm: FormSpec = {
  validate: validateLoteEstatusBody,
  key: '',
  writable: new Set(['estatus', 'motivo', 'red']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { estatus: ['trim'], motivo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { red: false },
  rowDefaults: {},
  notCopied: [],
};

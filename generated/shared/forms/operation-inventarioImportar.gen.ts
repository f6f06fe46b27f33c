// Generated from schemas/endpoints/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInventarioImportarBody } from '../validators/operation-inventarioImportar.gen';

export const inventarioImportarForm: FormSpec = {
  validate: validateInventarioImportarBody,
  key: '',
  writable: new Set(['almacenId', 'tipo']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { tipo: 'INVENTARIO_INICIAL' },
  rowDefaults: {},
  notCopied: [],
};

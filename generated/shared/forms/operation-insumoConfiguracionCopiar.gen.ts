// Generated from schemas/endpoints/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInsumoConfiguracionCopiarBody } from '../validators/operation-insumoConfiguracionCopiar.gen';

export const insumoConfiguracionCopiarForm: FormSpec = {
  validate: validateInsumoConfiguracionCopiarBody,
  key: '',
  writable: new Set(['copiarDeAlmacenId', 'almacenId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: {},
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

// Generated from schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSimulacionPerfilBody } from '../validators/operation-simulacionPerfil.gen';

export const simulacionPerfilForm: FormSpec = {
  validate: validateSimulacionPerfilBody,
  key: '',
  writable: new Set(['perfilId', 'unidadId', 'almacenIds', 'servicioIds', 'proveedorId']),
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

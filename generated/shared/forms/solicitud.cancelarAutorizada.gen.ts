// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudCancelarAutorizada } from '../validators/solicitud.cancelarAutorizada.gen';

export const solicitudCancelarAutorizadaForm: FormSpec = {
  validate: validateSolicitudCancelarAutorizada,
  key: 'solicitudId',
  writable: new Set(['motivo']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivo: ['trim'] },
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

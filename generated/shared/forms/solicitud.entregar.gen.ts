// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudEntregar } from '../validators/solicitud.entregar.gen';

export const solicitudEntregarForm: FormSpec = {
  validate: validateSolicitudEntregar,
  key: 'solicitudId',
  writable: new Set(['receptorId']),
  readOnly: new Set(['version', 'receptorNombre']),
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

// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudComentarBody } from '../validators/operation-solicitudComentar.gen';

export const solicitudComentarForm: FormSpec = {
  validate: validateSolicitudComentarBody,
  key: '',
  writable: new Set(['texto']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { texto: ['trim'] },
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

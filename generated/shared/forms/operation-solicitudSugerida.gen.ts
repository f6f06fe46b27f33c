// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudSugeridaBody } from '../validators/operation-solicitudSugerida.gen';

export const solicitudSugeridaForm: FormSpec = {
  validate: validateSolicitudSugeridaBody,
  key: '',
  writable: new Set(['almacenSolicitanteId', 'tipo', 'almacenSurtidorId']),
  readOnly: new Set([]),
  writeOnce: [],
  normalise: { tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { tipo: 'ORDINARIA' },
  starts: { almacenSolicitanteId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudResolverDiferencia } from '../validators/solicitud.resolverDiferencia.gen';

export const solicitudResolverDiferenciaForm: FormSpec = {
  validate: validateSolicitudResolverDiferencia,
  key: 'solicitudDetalleId',
  writable: new Set(['lineas', 'lineas.solicitudDetalleId', 'lineas.diferenciaResolucion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { 'lineas.diferenciaResolucion': ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'solicitudDetalleId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

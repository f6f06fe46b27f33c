// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateSolicitudEmbarcar } from '../validators/solicitud.embarcar.gen';

export const solicitudEmbarcarForm: FormSpec = {
  validate: validateSolicitudEmbarcar,
  key: 'solicitudId',
  writable: new Set([
    'remision',
    'remision.fecha',
    'remision.transportista',
    'remision.placas',
    'remision.cajas',
    'remision.temperaturaSalida',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { 'remision.transportista': ['trim'], 'remision.placas': ['trim', 'upper'] },
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

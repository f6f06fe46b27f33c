// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePropuestaCambioAvisarEnvio } from '../validators/propuesta-cambio.avisarEnvio.gen';

export const propuestaCambioAvisarEnvioForm: FormSpec = {
  validate: validatePropuestaCambioAvisarEnvio,
  key: 'propuestaCambioId',
  writable: new Set(['remision', 'eventoId', 'notaCreditoFolio', 'notaCreditoImporte']),
  readOnly: new Set(['version', 'eventoNombre']),
  writeOnce: [],
  normalise: { remision: ['trim', 'upper'], notaCreditoFolio: ['trim', 'upper'] },
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

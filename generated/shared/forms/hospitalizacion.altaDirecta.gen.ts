// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionAltaDirecta } from '../validators/hospitalizacion.altaDirecta.gen';

export const hospitalizacionAltaDirectaForm: FormSpec = {
  validate: validateHospitalizacionAltaDirecta,
  key: 'hospitalizacionId',
  writable: new Set([
    'motivoEgreso',
    'defuncion',
    'defuncion.fechaHora',
    'defuncion.causa',
    'defuncion.folioCertificado',
    'defuncion.necropsiaSolicitada',
    'fechaEgreso',
    'motivo',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    motivoEgreso: ['trim'],
    'defuncion.causa': ['trim'],
    'defuncion.folioCertificado': ['trim'],
    motivo: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: { defuncion: { necropsiaSolicitada: false } },
  rowDefaults: {},
  notCopied: [],
};

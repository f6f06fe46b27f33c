// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionAltaMedica } from '../validators/hospitalizacion.altaMedica.gen';

export const hospitalizacionAltaMedicaForm: FormSpec = {
  validate: validateHospitalizacionAltaMedica,
  key: 'hospitalizacionId',
  writable: new Set([
    'motivoEgreso',
    'unidadDestinoId',
    'destinoExterno',
    'voluntaria',
    'voluntaria.responsable',
    'voluntaria.parentesco',
    'voluntaria.documento',
    'defuncion',
    'defuncion.fechaHora',
    'defuncion.causa',
    'defuncion.folioCertificado',
    'defuncion.necropsiaSolicitada',
    'citaControl',
  ]),
  readOnly: new Set(['version', 'unidadDestinoNombre']),
  writeOnce: [],
  normalise: {
    motivoEgreso: ['trim'],
    destinoExterno: ['trim'],
    'voluntaria.responsable': ['trim'],
    'voluntaria.parentesco': ['trim'],
    'voluntaria.documento': ['trim'],
    'defuncion.causa': ['trim'],
    'defuncion.folioCertificado': ['trim'],
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

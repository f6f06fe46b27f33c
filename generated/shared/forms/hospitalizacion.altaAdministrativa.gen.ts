// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateHospitalizacionAltaAdministrativa } from '../validators/hospitalizacion.altaAdministrativa.gen';

export const hospitalizacionAltaAdministrativaForm: FormSpec = {
  validate: validateHospitalizacionAltaAdministrativa,
  key: 'hospitalizacionId',
  writable: new Set([
    'fechaEgreso',
    'defuncion',
    'defuncion.fechaHora',
    'defuncion.causa',
    'defuncion.folioCertificado',
    'defuncion.necropsiaSolicitada',
    'voluntaria',
    'voluntaria.responsable',
    'voluntaria.parentesco',
    'voluntaria.documento',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    'defuncion.causa': ['trim'],
    'defuncion.folioCertificado': ['trim'],
    'voluntaria.responsable': ['trim'],
    'voluntaria.parentesco': ['trim'],
    'voluntaria.documento': ['trim'],
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

// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateFormaFarmaceutica } from '../validators/forma-farmaceutica.gen';

export const formaFarmaceuticaForm: FormSpec = {
  validate: validateFormaFarmaceutica,
  key: 'formaFarmaceuticaId',
  writable: new Set(['clave', 'nombre', 'estadoFisico']),
  readOnly: new Set([
    'formaFarmaceuticaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], estadoFisico: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'TABLETA' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

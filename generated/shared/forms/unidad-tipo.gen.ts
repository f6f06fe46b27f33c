// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateUnidadTipo } from '../validators/unidad-tipo.gen';

export const unidadTipoForm: FormSpec = {
  validate: validateUnidadTipo,
  key: 'unidadTipoId',
  writable: new Set([
    'clave',
    'nombre',
    'grupo',
    'nivelAtencion',
    'tieneHospitalizacion',
    'tieneFarmacia',
    'tieneUrgencias',
    'nucleosPrevistos',
  ]),
  readOnly: new Set([
    'unidadTipoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], grupo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'HG' },
  defaults: { tieneHospitalizacion: false, tieneFarmacia: false, tieneUrgencias: false },
  rowDefaults: {},
  notCopied: ['clave'],
};

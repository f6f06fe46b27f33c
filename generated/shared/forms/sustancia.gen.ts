// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import { validateSustancia } from '../validators/sustancia.gen';

export const sustanciaForm: FormSpec = {
  validate: validateSustancia,
  key: 'sustanciaId',
  writable: new Set([
    'clave',
    'nombre',
    'tipo',
    'atc',
    'sinonimos',
    'grupos',
    'cruzadas',
    'comparteAlergia',
    'duplicaTerapia',
    'fuente',
  ]),
  readOnly: new Set([
    'sustanciaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'lower'],
    nombre: ['trim', 'collapse'],
    tipo: ['trim'],
    atc: ['trim', 'upper'],
    sinonimos: ['trim'],
    grupos: ['trim'],
    cruzadas: ['trim'],
    fuente: ['trim'],
  },
  visible: {
    comparteAlergia: (record) => valueAt(record, 'tipo') === 'GRUPO',
    duplicaTerapia: (record) => valueAt(record, 'tipo') === 'GRUPO',
  },
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'acido-folico', atc: 'J01CA04' },
  defaults: { tipo: 'SUSTANCIA', comparteAlergia: false, duplicaTerapia: false },
  rowDefaults: {},
  notCopied: ['clave', 'nombre'],
};

// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateAdenda } from '../validators/adenda.gen';

export const adendaForm: FormSpec = {
  validate: validateAdenda,
  key: 'adendaId',
  writable: new Set(['consultaId', 'texto']),
  readOnly: new Set([
    'adendaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'consultaNombre',
    'pacienteNombre',
    'pacienteId',
    'autorNombre',
    'autorId',
    'nombre',
    'cedula',
    'fecha',
    'unidadNombre',
    'unidadId',
    'jurisdiccionNombre',
    'jurisdiccionId',
  ]),
  writeOnce: [],
  normalise: { texto: ['trim'] },
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

// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEntregaTurnoFirmar } from '../validators/entrega-turno.firmar.gen';

export const entregaTurnoFirmarForm: FormSpec = {
  validate: validateEntregaTurnoFirmar,
  key: 'entregaTurnoId',
  writable: new Set(['recibeUsuarioId', 'nombre']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { nombre: ['trim', 'name'] },
  visible: {},
  required: {},
  valueRules: { nombre: 'nombrePersona' },
  recordRules: [],
  lines: [],
  examples: { nombre: 'María José D’Angelo-Núñez' },
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};

// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateTurno } from '../validators/turno.gen';

export const turnoForm: FormSpec = {
  validate: validateTurno,
  key: 'turnoId',
  writable: new Set(['clave', 'nombre', 'codigo', 'horaInicio', 'horaFin', 'orden']),
  readOnly: new Set([
    'turnoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], codigo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'MATUTINO' },
  defaults: { orden: 100 },
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateFuenteFinanciamiento } from '../validators/fuente-financiamiento.gen';

export const fuenteFinanciamientoForm: FormSpec = {
  validate: validateFuenteFinanciamiento,
  key: 'fuenteFinanciamientoId',
  writable: new Set(['clave', 'nombre', 'origen', 'ejercicio', 'partidaPresupuestal']),
  readOnly: new Set([
    'fuenteFinanciamientoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'upper'],
    nombre: ['trim', 'collapse'],
    origen: ['trim'],
    partidaPresupuestal: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'FASSA-2026-25301', partidaPresupuestal: '25301' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['clave'],
};

// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateInteraccion } from '../validators/interaccion.gen';

export const interaccionForm: FormSpec = {
  validate: validateInteraccion,
  key: 'interaccionId',
  writable: new Set(['sustanciaA', 'sustanciaB', 'gravedad', 'efecto', 'fuente']),
  readOnly: new Set([
    'interaccionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: {
    sustanciaA: ['trim', 'collapse'],
    sustanciaB: ['trim', 'collapse'],
    gravedad: ['trim'],
    efecto: ['trim'],
    fuente: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: ['sustanciaA', 'sustanciaB'],
};

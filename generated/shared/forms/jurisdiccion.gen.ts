// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateJurisdiccion } from '../validators/jurisdiccion.gen';

export const jurisdiccionForm: FormSpec = {
  validate: validateJurisdiccion,
  key: 'jurisdiccionId',
  writable: new Set(['numero', 'nombre', 'sedeMunicipioId', 'almacenId', 'jefePersonalMedicoId', 'telefono', 'correo']),
  readOnly: new Set([
    'jurisdiccionId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'sedeMunicipioNombre',
    'almacenNombre',
    'jefePersonalMedicoNombre',
  ]),
  writeOnce: [],
  normalise: { nombre: ['trim', 'collapse'], telefono: ['trim', 'phone'], correo: ['trim', 'lower'] },
  visible: {},
  required: {},
  valueRules: { telefono: 'telefono' },
  recordRules: [],
  lines: [],
  examples: { telefono: '8445551234' },
  defaults: {},
  rowDefaults: {},
  notCopied: ['numero'],
};

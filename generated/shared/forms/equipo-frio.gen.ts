// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateEquipoFrio } from '../validators/equipo-frio.gen';

export const equipoFrioForm: FormSpec = {
  validate: validateEquipoFrio,
  key: 'equipoFrioId',
  writable: new Set(['clave', 'nombre', 'almacenId', 'tipo', 'minima', 'maxima', 'lecturasPorDia']),
  readOnly: new Set([
    'equipoFrioId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'almacenNombre',
    'unidadNombre',
    'unidadId',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'ultimaFalta',
  ]),
  writeOnce: ['almacenId'],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], tipo: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  comparisons: [
    {
      path: 'maxima',
      than: 'minima',
      strict: true,
      kind: 'number',
      labels: 'resources.equipo-frio.fields',
    },
  ],
  fills: { tipo: { fn: 'rangoEquipoFrio', into: ['minima', 'maxima'] } },
  lines: [],
  examples: { clave: 'REF-01' },
  defaults: { lecturasPorDia: 2 },
  starts: { almacenId: { from: 'mine', kind: 'almacen' } },
  rowDefaults: {},
  notCopied: ['clave'],
};

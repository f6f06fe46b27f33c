// Generated from schemas/entities/clinica/persona.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '../../../src/shared/form-spec';
import { isFilled, valueAt } from '../../../src/shared/paths';
import { validatePersona } from '../validators/persona.gen';

export const personaForm: FormSpec = {
  validate: validatePersona,
  key: 'personaId',
  writable: new Set([
    'nombre',
    'primerApellido',
    'segundoApellido',
    'curp',
    'genero',
    'fechaNacimiento',
    'paisNacimiento',
    'estadoNacimiento',
    'telefono',
    'correo',
  ]),
  readOnly: new Set([
    'personaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'paisNacimientoNombre',
    'estadoNacimientoNombre',
    'mexicano',
  ]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    primerApellido: ['trim', 'collapse'],
    segundoApellido: ['trim', 'collapse'],
    curp: ['trim', 'upper'],
    genero: ['trim'],
    paisNacimiento: ['trim'],
    estadoNacimiento: ['trim'],
    telefono: ['trim'],
    correo: ['trim', 'lower'],
  },
  visible: {},
  required: {
    genero: (record) => isFilled(valueAt(record, 'nombre')),
    fechaNacimiento: (record) => isFilled(valueAt(record, 'nombre')),
    paisNacimiento: (record) => isFilled(valueAt(record, 'nombre')),
    estadoNacimiento: (record) => isFilled(valueAt(record, 'nombre')),
  },
  valueRules: { curp: 'curp', fechaNacimiento: 'fechaNacimiento' },
  recordRules: [{ rule: 'persona', at: '' }],
  fills: { curp: { fn: 'curp', into: ['genero', 'fechaNacimiento', 'paisNacimiento', 'estadoNacimiento'] } },
  computed: [{ path: 'mexicano', fn: 'mexicano' }],
  lines: [],
  examples: { curp: 'AAPL900305MCLLRZ96' },
  defaults: { paisNacimiento: 'MX', estadoNacimiento: 'CL' },
  rowDefaults: {},
  notCopied: ['curp'],
};

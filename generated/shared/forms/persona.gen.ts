// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
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
    nombre: ['trim', 'name'],
    primerApellido: ['trim', 'name'],
    segundoApellido: ['trim', 'name'],
    curp: ['trim', 'upper'],
    genero: ['trim'],
    paisNacimiento: ['trim'],
    estadoNacimiento: ['trim'],
    telefono: ['trim', 'phone'],
    correo: ['trim', 'lower'],
  },
  visible: {
    paisNacimiento: (record) => !['DESCONOCIDO', 'DESCONOCIDA'].includes(valueAt(record, 'nombre') as never),
    estadoNacimiento: (record) => !['DESCONOCIDO', 'DESCONOCIDA'].includes(valueAt(record, 'nombre') as never),
  },
  required: {
    genero: () => true,
    fechaNacimiento: () => true,
    paisNacimiento: (record) => !['DESCONOCIDO', 'DESCONOCIDA'].includes(valueAt(record, 'nombre') as never),
    estadoNacimiento: (record) => !['DESCONOCIDO', 'DESCONOCIDA'].includes(valueAt(record, 'nombre') as never),
  },
  valueRules: {
    nombre: 'nombrePersona',
    primerApellido: 'nombrePersona',
    segundoApellido: 'nombrePersona',
    curp: 'curp',
    fechaNacimiento: 'fechaNacimiento',
    telefono: 'telefono',
  },
  recordRules: [{ rule: 'persona', at: '' }],
  fills: { curp: { fn: 'curp', into: ['genero', 'fechaNacimiento', 'paisNacimiento', 'estadoNacimiento'] } },
  computed: [{ path: 'mexicano', fn: 'mexicano' }],
  lines: [],
  examples: {
    nombre: 'María José D’Angelo-Núñez',
    primerApellido: 'María José D’Angelo-Núñez',
    segundoApellido: 'María José D’Angelo-Núñez',
    curp: 'AAPL900305MCLLRZ96',
    telefono: '8445551234',
  },
  defaults: { paisNacimiento: 'MX', estadoNacimiento: 'CL' },
  rowDefaults: {},
  notCopied: ['curp'],
};

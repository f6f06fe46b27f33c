// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isFilled, valueAt } from '#platform/shared/paths';
import { validateHorario } from '../validators/horario.gen';

export const horarioForm: FormSpec = {
  validate: validateHorario,
  key: 'horarioId',
  writable: new Set([
    'personalMedicoId',
    'almacenId',
    'anden',
    'nucleoId',
    'diaSemana',
    'inicio',
    'fin',
    'duracionMin',
    'cupo',
    'vigenciaDesde',
    'vigenciaHasta',
    'excepciones',
    'excepciones.fecha',
    'excepciones.inicio',
    'excepciones.fin',
  ]),
  readOnly: new Set([
    'horarioId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'personalMedicoNombre',
    'almacenNombre',
    'unidadNombre',
    'unidadId',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'nucleoNombre',
  ]),
  writeOnce: ['personalMedicoId', 'almacenId', 'anden'],
  normalise: { anden: ['trim', 'upper'], diaSemana: ['trim'] },
  visible: {
    anden: (record) => isFilled(valueAt(record, 'almacenId')),
  },
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'horario', at: '' }],
  comparisons: [
    { path: 'fin', than: 'inicio', strict: true, kind: 'moment', labels: 'resources.horario.fields' },
    {
      path: 'vigenciaHasta',
      than: 'vigenciaDesde',
      strict: true,
      kind: 'moment',
      labels: 'resources.horario.fields',
    },
  ],
  copies: {
    unidadId: [
      { reference: 'personalMedicoId', field: 'unidadId' },
      { reference: 'almacenId', field: 'unidadId' },
    ],
  },
  lines: [],
  examples: {},
  defaults: { duracionMin: 20, cupo: 1 },
  rowDefaults: {},
  notCopied: [],
};

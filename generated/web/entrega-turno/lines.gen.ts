// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { estatusOrdenCargo, signoVital, tipoHallazgoTurno } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const pacientesColumns: readonly LineColumn[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
    required: true,
    input: { type: 'reference', reference: 'hospitalizacion', labelField: 'hospitalizacionNombre', codes: ['folio'] },
  },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
    required: true,
    input: { type: 'reference', reference: 'paciente', labelField: 'pacienteNombre' },
  },
  { source: 'camaNumero', type: 'text', input: { type: 'text', maxLength: 20 } },
  { source: 'diagnostico', type: 'text', input: { type: 'text', maxLength: 300 } },
  { source: 'dias', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'news2', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'news2Antes', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'alergias', type: 'text', input: { type: 'text', maxLength: 1000 } },
  { source: 'aislamiento', type: 'text', input: { type: 'text', maxLength: 20 } },
  { source: 'accesos', type: 'text', input: { type: 'text', maxLength: 1000 } },
  { source: 'dosisDadas', type: 'integer', input: { type: 'number', integer: true } },
  { source: 'ingresosMl', type: 'number', scale: 0, unit: 'mL', input: { type: 'number', integer: true, unit: 'mL' } },
  { source: 'egresosMl', type: 'number', scale: 0, unit: 'mL', input: { type: 'number', integer: true, unit: 'mL' } },
  {
    source: 'hallazgos',
    type: 'brief',
    parts: [
      { source: 'tipo', type: 'enum', choices: tipoHallazgoTurno },
      { source: 'signo', type: 'enum', choices: signoVital },
      { source: 'estatusOrden', type: 'enum', choices: estatusOrdenCargo },
      { source: 'que', type: 'text' },
      { source: 'detalle', type: 'text' },
      { source: 'en', type: 'datetime' },
      { source: 'pendiente', type: 'boolean' },
    ],
    input: { type: 'text' },
  },
  { source: 'recomendacion', type: 'text', input: { type: 'text', maxLength: 1000 } },
];

/** The lines as they are read. */
export const pacientesAllColumns: readonly LineColumn[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
  },
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  { source: 'camaNumero', type: 'text' },
  { source: 'diagnostico', type: 'text' },
  { source: 'dias', type: 'integer' },
  { source: 'news2', type: 'integer' },
  { source: 'news2Antes', type: 'integer' },
  { source: 'alergias', type: 'text' },
  { source: 'aislamiento', type: 'text' },
  { source: 'accesos', type: 'text' },
  { source: 'dosisDadas', type: 'integer' },
  { source: 'ingresosMl', type: 'number', scale: 0, unit: 'mL' },
  { source: 'egresosMl', type: 'number', scale: 0, unit: 'mL' },
  {
    source: 'hallazgos',
    type: 'brief',
    parts: [
      { source: 'tipo', type: 'enum', choices: tipoHallazgoTurno },
      { source: 'signo', type: 'enum', choices: signoVital },
      { source: 'estatusOrden', type: 'enum', choices: estatusOrdenCargo },
      { source: 'que', type: 'text' },
      { source: 'detalle', type: 'text' },
      { source: 'en', type: 'datetime' },
      { source: 'pendiente', type: 'boolean' },
    ],
  },
  { source: 'recomendacion', type: 'text' },
];

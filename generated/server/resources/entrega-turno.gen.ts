// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_DOCUMENTO_CLINICO, TURNO_HOSPITAL } from '../../shared/enums.gen';
import { entregaTurnoForm } from '../../shared/forms/entrega-turno.gen';
import { entregaTurnoLifecycle } from '../../shared/lifecycles/entrega-turno.gen';
import { valueAt } from '#platform/shared/paths';
import { displayDate } from '#platform/shared/dates/days';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { entregaTurno } from '../tables/entrega-turno.gen';
import { entregaTurnoPaciente } from '../tables/entrega-turno-paciente.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { entregaTurnoPacienteResource } from './entrega-turno-paciente.gen';

const servicioIdTarget = alias(nucleo, 'entrega_turno_servicio_id');
const unidadIdTarget = alias(unidad, 'entrega_turno_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'entrega_turno_jurisdiccion_id');
const entregaIdTarget = alias(usuario, 'entrega_turno_entrega_id');
const entregaIdTargetPersona = alias(persona, 'entrega_turno_entrega_id_persona');
const recibeIdTarget = alias(usuario, 'entrega_turno_recibe_id');
const recibeIdTargetPersona = alias(persona, 'entrega_turno_recibe_id_persona');
const firmadaPorIdTarget = alias(usuario, 'entrega_turno_firmada_por_id');
const firmadaPorIdTargetPersona = alias(persona, 'entrega_turno_firmada_por_id_persona');

export const entregaTurnoResource: Resource = {
  name: 'entrega-turno',
  path: '/pacientes/entrega-turno',
  table: entregaTurno,
  key: { name: 'entregaTurnoId', column: entregaTurno.entregaTurnoId, kind: 'serial', type: 'integer' },
  form: entregaTurnoForm,
  fields: [
    { name: 'servicioId', kind: 'integer', column: entregaTurno.servicioId },
    { name: 'unidadId', kind: 'integer', column: entregaTurno.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: entregaTurno.jurisdiccionId },
    { name: 'fecha', kind: 'date', column: entregaTurno.fecha },
    { name: 'turno', kind: 'enum', column: entregaTurno.turno, options: TURNO_HOSPITAL, enumName: 'TurnoHospital' },
    {
      name: 'estatus',
      kind: 'enum',
      column: entregaTurno.estatus,
      options: ESTATUS_DOCUMENTO_CLINICO,
      enumName: 'EstatusDocumentoClinico',
    },
    { name: 'observaciones', kind: 'text', column: entregaTurno.observaciones },
    { name: 'entregaId', kind: 'integer', column: entregaTurno.entregaId },
    { name: 'recibeId', kind: 'integer', column: entregaTurno.recibeId },
    { name: 'quienRecibe', kind: 'text', column: entregaTurno.quienRecibe },
    { name: 'firmadaPorId', kind: 'integer', column: entregaTurno.firmadaPorId },
    { name: 'firmaNombre', kind: 'text', column: entregaTurno.firmaNombre },
    { name: 'firmaCedula', kind: 'text', column: entregaTurno.firmaCedula },
    { name: 'fechaFirma', kind: 'datetime', column: entregaTurno.fechaFirma },
    { name: 'firmaHash', kind: 'text', column: entregaTurno.firmaHash },
    { name: 'estatusDesde', kind: 'datetime', column: entregaTurno.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: entregaTurno.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, entregaTurno.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: entregaTurno.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, entregaTurno.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: entregaTurno.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, entregaTurno.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'entregaId',
      label: 'entregaNombre',
      entity: 'usuario',
      column: entregaTurno.entregaId,
      joins: [
        { table: entregaIdTarget, on: eq(entregaIdTarget.usuarioId, entregaTurno.entregaId) },
        { table: entregaIdTargetPersona, on: eq(entregaIdTargetPersona.personaId, entregaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${entregaIdTargetPersona.nombre}, ${entregaIdTargetPersona.primerApellido}, ${entregaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: entregaIdTargetPersona.nombre, words: true },
        { column: entregaIdTargetPersona.primerApellido, words: true },
        { column: entregaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'recibeId',
      label: 'recibeNombre',
      entity: 'usuario',
      column: entregaTurno.recibeId,
      joins: [
        { table: recibeIdTarget, on: eq(recibeIdTarget.usuarioId, entregaTurno.recibeId) },
        { table: recibeIdTargetPersona, on: eq(recibeIdTargetPersona.personaId, recibeIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${recibeIdTargetPersona.nombre}, ${recibeIdTargetPersona.primerApellido}, ${recibeIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: recibeIdTargetPersona.nombre, words: true },
        { column: recibeIdTargetPersona.primerApellido, words: true },
        { column: recibeIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'firmadaPorId',
      label: 'firmadaPorNombre',
      entity: 'usuario',
      column: entregaTurno.firmadaPorId,
      joins: [
        { table: firmadaPorIdTarget, on: eq(firmadaPorIdTarget.usuarioId, entregaTurno.firmadaPorId) },
        { table: firmadaPorIdTargetPersona, on: eq(firmadaPorIdTargetPersona.personaId, firmadaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${firmadaPorIdTargetPersona.nombre}, ${firmadaPorIdTargetPersona.primerApellido}, ${firmadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: firmadaPorIdTargetPersona.nombre, words: true },
        { column: firmadaPorIdTargetPersona.primerApellido, words: true },
        { column: firmadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'pacientes',
      link: 'entregaTurnoId',
      parent: entregaTurnoPaciente.entregaTurnoId,
      position: entregaTurnoPaciente.orden,
      unique: [['hospitalizacionId']],
      resource: entregaTurnoPacienteResource,
    },
  ],
  nested: [
    {
      path: 'pacientes.hospitalizacionId',
      kind: 'lines',
      entity: 'hospitalizacion',
      column: null,
      target: { table: hospitalizacion, key: hospitalizacion.hospitalizacionId },
    },
    {
      path: 'pacientes.pacienteId',
      kind: 'lines',
      entity: 'paciente',
      column: null,
      target: { table: paciente, key: paciente.pacienteId },
    },
  ],
  released: ['entregaId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${displayDate(valueAt(record, 'fecha'))}`,
  detail: (record) => textOf`${valueAt(record, 'servicioNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {
    entrega_turno_servicio_id_fecha_turno_entrega_id_key: ['servicioId', 'fecha', 'turno', 'entregaId'],
  },
  operations: ['list', 'get'],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'medicacion.ministrar',
    update: 'medicacion.ministrar',
    delete: 'medicacion.ministrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['servicioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [{ id: 'enCurso', filter: { estatus: ['BORRADOR'] } }],
  lifecycle: entregaTurnoLifecycle,
  folio: null,
  signature: {
    on: 'firmar',
    by: 'firmadaPorId',
    name: 'firmaNombre',
    licence: 'firmaCedula',
    at: 'fechaFirma',
    hash: 'firmaHash',
    content: ['servicioId', 'fecha', 'turno', 'observaciones', 'recibeId', 'quienRecibe'],
    lines: {
      pacientes: [
        'hospitalizacionId',
        'pacienteId',
        'camaNumero',
        'diagnostico',
        'dias',
        'news2',
        'news2Antes',
        'alergias',
        'aislamiento',
        'accesos',
        'dosisDadas',
        'ingresosMl',
        'egresosMl',
        'hallazgos',
        'recomendacion',
      ],
    },
  },
  seal: {
    states: ['FIRMADA'],
    content: [
      'servicioId',
      'unidadId',
      'jurisdiccionId',
      'fecha',
      'turno',
      'estatus',
      'observaciones',
      'entregaId',
      'recibeId',
      'quienRecibe',
      'firmadaPorId',
    ],
    lines: {
      pacientes: [
        'hospitalizacionId',
        'pacienteId',
        'camaNumero',
        'diagnostico',
        'dias',
        'news2',
        'news2Antes',
        'alergias',
        'aislamiento',
        'accesos',
        'dosisDadas',
        'ingresosMl',
        'egresosMl',
        'hallazgos',
        'recomendacion',
      ],
    },
  },
  derive: null,
  copies: [
    { field: 'unidadId', reference: 'servicioId', entity: 'nucleo', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_INDICACION, TIPO_INDICACION, UNIDAD_DOSIS, VIA } from '../../shared/enums.gen';
import { indicacionForm } from '../../shared/forms/indicacion.gen';
import { indicacionLifecycle } from '../../shared/lifecycles/indicacion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { indicacion } from '../tables/indicacion.gen';
import { insumo } from '../tables/insumo.gen';
import { notaEvolucion } from '../tables/nota-evolucion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'indicacion_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'indicacion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'indicacion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'indicacion_unidad_id');
const servicioIdTarget = alias(nucleo, 'indicacion_servicio_id');
const notaEvolucionIdTarget = alias(notaEvolucion, 'indicacion_nota_evolucion_id');
const insumoIdTarget = alias(insumo, 'indicacion_insumo_id');
const indicadaPorIdTarget = alias(usuario, 'indicacion_indicada_por_id');
const indicadaPorIdTargetPersona = alias(persona, 'indicacion_indicada_por_id_persona');
const suspendidaPorIdTarget = alias(usuario, 'indicacion_suspendida_por_id');
const suspendidaPorIdTargetPersona = alias(persona, 'indicacion_suspendida_por_id_persona');

export const indicacionResource: Resource = {
  name: 'indicacion',
  path: '/pacientes/indicacion',
  table: indicacion,
  key: { name: 'indicacionId', column: indicacion.indicacionId, kind: 'serial', type: 'integer' },
  form: indicacionForm,
  fields: [
    { name: 'hospitalizacionId', kind: 'integer', column: indicacion.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: indicacion.pacienteId },
    { name: 'unidadId', kind: 'integer', column: indicacion.unidadId },
    { name: 'servicioId', kind: 'integer', column: indicacion.servicioId },
    { name: 'notaEvolucionId', kind: 'integer', column: indicacion.notaEvolucionId },
    { name: 'tipo', kind: 'enum', column: indicacion.tipo, options: TIPO_INDICACION, enumName: 'TipoIndicacion' },
    {
      name: 'estatus',
      kind: 'enum',
      column: indicacion.estatus,
      options: ESTATUS_INDICACION,
      enumName: 'EstatusIndicacion',
    },
    { name: 'insumoId', kind: 'integer', column: indicacion.insumoId },
    { name: 'descripcion', kind: 'text', column: indicacion.descripcion },
    { name: 'dosis', kind: 'number', column: indicacion.dosis },
    {
      name: 'unidadDosis',
      kind: 'enum',
      column: indicacion.unidadDosis,
      options: UNIDAD_DOSIS,
      enumName: 'UnidadDosis',
    },
    { name: 'via', kind: 'enum', column: indicacion.via, options: VIA, enumName: 'Via' },
    { name: 'frecuenciaHoras', kind: 'integer', column: indicacion.frecuenciaHoras },
    { name: 'prn', kind: 'boolean', column: indicacion.prn },
    { name: 'indicacionPrn', kind: 'text', column: indicacion.indicacionPrn },
    { name: 'desde', kind: 'datetime', column: indicacion.desde },
    { name: 'hasta', kind: 'datetime', column: indicacion.hasta },
    { name: 'altoRiesgo', kind: 'boolean', column: indicacion.altoRiesgo },
    { name: 'justificacion', kind: 'text', column: indicacion.justificacion },
    { name: 'indicadaPorId', kind: 'integer', column: indicacion.indicadaPorId },
    { name: 'suspendidaPorId', kind: 'integer', column: indicacion.suspendidaPorId },
    { name: 'motivoSuspension', kind: 'text', column: indicacion.motivoSuspension },
    { name: 'estatusDesde', kind: 'datetime', column: indicacion.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: indicacion.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, indicacion.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: indicacion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, indicacion.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: indicacion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, indicacion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: indicacion.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, indicacion.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'notaEvolucionId',
      label: 'notaEvolucionNombre',
      entity: 'nota-evolucion',
      column: indicacion.notaEvolucionId,
      joins: [
        { table: notaEvolucionIdTarget, on: eq(notaEvolucionIdTarget.notaEvolucionId, indicacion.notaEvolucionId) },
      ],
      text: sql`to_char(${notaEvolucionIdTarget.fechaHora} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      order: [{ column: notaEvolucionIdTarget.fechaHora, words: false }],
      moment: true,
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: indicacion.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, indicacion.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'indicadaPorId',
      label: 'indicadaPorNombre',
      entity: 'usuario',
      column: indicacion.indicadaPorId,
      joins: [
        { table: indicadaPorIdTarget, on: eq(indicadaPorIdTarget.usuarioId, indicacion.indicadaPorId) },
        {
          table: indicadaPorIdTargetPersona,
          on: eq(indicadaPorIdTargetPersona.personaId, indicadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${indicadaPorIdTargetPersona.nombre}, ${indicadaPorIdTargetPersona.primerApellido}, ${indicadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: indicadaPorIdTargetPersona.nombre, words: true },
        { column: indicadaPorIdTargetPersona.primerApellido, words: true },
        { column: indicadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'suspendidaPorId',
      label: 'suspendidaPorNombre',
      entity: 'usuario',
      column: indicacion.suspendidaPorId,
      joins: [
        { table: suspendidaPorIdTarget, on: eq(suspendidaPorIdTarget.usuarioId, indicacion.suspendidaPorId) },
        {
          table: suspendidaPorIdTargetPersona,
          on: eq(suspendidaPorIdTargetPersona.personaId, suspendidaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${suspendidaPorIdTargetPersona.nombre}, ${suspendidaPorIdTargetPersona.primerApellido}, ${suspendidaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: suspendidaPorIdTargetPersona.nombre, words: true },
        { column: suspendidaPorIdTargetPersona.primerApellido, words: true },
        { column: suspendidaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['indicadaPorId', 'suspendidaPorId'],
  narrowed: [
    {
      path: 'notaEvolucionId',
      kind: 'column',
      entity: 'nota-evolucion',
      dependsOn: { hospitalizacionId: 'hospitalizacionId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'insumoId',
      kind: 'column',
      entity: 'insumo',
      dependsOn: {},
      filter: { tipo: 'MEDICAMENTO' },
      acyclic: false,
    },
  ],
  search: { own: indicacion.busqueda, sounds: null, dates: [], names: [], fields: ['descripcion'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'descripcion')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'desde' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'hospitalizacion.indicar',
    update: 'hospitalizacion.indicar',
    delete: 'hospitalizacion.indicar',
  },
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [{ id: 'enCurso', filter: { estatus: ['ACTIVA'] } }],
  lifecycle: indicacionLifecycle,
  folio: null,
  derive: null,
  copies: [
    {
      field: 'pacienteId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'pacienteId',
    },
    { field: 'unidadId', reference: 'hospitalizacionId', entity: 'hospitalizacion', from: 'unidadId' },
    {
      field: 'servicioId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'servicioId',
    },
    { field: 'altoRiesgo', reference: 'insumoId', entity: 'insumo', from: 'altoRiesgo' },
  ],
};

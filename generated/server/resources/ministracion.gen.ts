// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTADO_MINISTRACION, ESTATUS_MINISTRACION, VIA } from '../../shared/enums.gen';
import { ministracionForm } from '../../shared/forms/ministracion.gen';
import { ministracionLifecycle } from '../../shared/lifecycles/ministracion.gen';
import { valueAt } from '#platform/shared/paths';
import { zonedMoment } from '#platform/shared/dates/moments';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { indicacion } from '../tables/indicacion.gen';
import { lote } from '../tables/lote.gen';
import { ministracion } from '../tables/ministracion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const indicacionIdTarget = alias(indicacion, 'ministracion_indicacion_id');
const hospitalizacionIdTarget = alias(hospitalizacion, 'ministracion_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'ministracion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'ministracion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'ministracion_unidad_id');
const servicioIdTarget = alias(nucleo, 'ministracion_servicio_id');
const loteIdTarget = alias(lote, 'ministracion_lote_id');
const enfermeraIdTarget = alias(usuario, 'ministracion_enfermera_id');
const enfermeraIdTargetPersona = alias(persona, 'ministracion_enfermera_id_persona');
const verificadorIdTarget = alias(usuario, 'ministracion_verificador_id');
const verificadorIdTargetPersona = alias(persona, 'ministracion_verificador_id_persona');

export const ministracionResource: Resource = {
  name: 'ministracion',
  path: '/pacientes/ministracion',
  table: ministracion,
  key: { name: 'ministracionId', column: ministracion.ministracionId, kind: 'serial', type: 'integer' },
  form: ministracionForm,
  fields: [
    { name: 'indicacionId', kind: 'integer', column: ministracion.indicacionId },
    { name: 'hospitalizacionId', kind: 'integer', column: ministracion.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: ministracion.pacienteId },
    { name: 'unidadId', kind: 'integer', column: ministracion.unidadId },
    { name: 'servicioId', kind: 'integer', column: ministracion.servicioId },
    {
      name: 'estado',
      kind: 'enum',
      column: ministracion.estado,
      options: ESTADO_MINISTRACION,
      enumName: 'EstadoMinistracion',
    },
    {
      name: 'estatus',
      kind: 'enum',
      column: ministracion.estatus,
      options: ESTATUS_MINISTRACION,
      enumName: 'EstatusMinistracion',
    },
    { name: 'fechaProgramada', kind: 'datetime', column: ministracion.fechaProgramada },
    { name: 'fechaAplicada', kind: 'datetime', column: ministracion.fechaAplicada },
    { name: 'dosisAplicada', kind: 'number', column: ministracion.dosisAplicada },
    { name: 'via', kind: 'enum', column: ministracion.via, options: VIA, enumName: 'Via' },
    { name: 'sitio', kind: 'text', column: ministracion.sitio },
    { name: 'motivoOmision', kind: 'text', column: ministracion.motivoOmision },
    { name: 'loteId', kind: 'integer', column: ministracion.loteId },
    { name: 'enfermeraId', kind: 'integer', column: ministracion.enfermeraId },
    { name: 'verificadorId', kind: 'integer', column: ministracion.verificadorId },
    { name: 'capturaTardia', kind: 'boolean', column: ministracion.capturaTardia },
    { name: 'motivoAnulacion', kind: 'text', column: ministracion.motivoAnulacion },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'indicacionId',
      label: 'indicacionNombre',
      entity: 'indicacion',
      column: ministracion.indicacionId,
      joins: [{ table: indicacionIdTarget, on: eq(indicacionIdTarget.indicacionId, ministracion.indicacionId) }],
      text: sql`${indicacionIdTarget.descripcion}`,
      order: [{ column: indicacionIdTarget.descripcion, words: true }],
    },
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: ministracion.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, ministracion.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: ministracion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, ministracion.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      closed: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: ministracion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, ministracion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: ministracion.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, ministracion.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: ministracion.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, ministracion.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'enfermeraId',
      label: 'enfermeraNombre',
      entity: 'usuario',
      column: ministracion.enfermeraId,
      joins: [
        { table: enfermeraIdTarget, on: eq(enfermeraIdTarget.usuarioId, ministracion.enfermeraId) },
        { table: enfermeraIdTargetPersona, on: eq(enfermeraIdTargetPersona.personaId, enfermeraIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${enfermeraIdTargetPersona.nombre}, ${enfermeraIdTargetPersona.primerApellido}, ${enfermeraIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: enfermeraIdTargetPersona.nombre, words: true },
        { column: enfermeraIdTargetPersona.primerApellido, words: true },
        { column: enfermeraIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'verificadorId',
      label: 'verificadorNombre',
      entity: 'usuario',
      column: ministracion.verificadorId,
      joins: [
        { table: verificadorIdTarget, on: eq(verificadorIdTarget.usuarioId, ministracion.verificadorId) },
        {
          table: verificadorIdTargetPersona,
          on: eq(verificadorIdTargetPersona.personaId, verificadorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${verificadorIdTargetPersona.nombre}, ${verificadorIdTargetPersona.primerApellido}, ${verificadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: verificadorIdTargetPersona.nombre, words: true },
        { column: verificadorIdTargetPersona.primerApellido, words: true },
        { column: verificadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['loteId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record, timeZone) => textOf`${zonedMoment(valueAt(record, 'fechaProgramada'), timeZone)}`,
  detail: (record) => textOf`${valueAt(record, 'indicacionNombre')}`,
  sort: { direction: 'desc', field: 'fechaProgramada' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'medicacion.ministrar',
    update: 'medicacion.ministrar',
    delete: 'medicacion.ministrar',
  },
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: ministracionLifecycle,
  folio: null,
  seal: {
    states: ['VIGENTE', 'ANULADA'],
    content: [
      'indicacionId',
      'hospitalizacionId',
      'pacienteId',
      'unidadId',
      'servicioId',
      'estado',
      'estatus',
      'fechaProgramada',
      'fechaAplicada',
      'dosisAplicada',
      'via',
      'sitio',
      'motivoOmision',
      'loteId',
      'enfermeraId',
      'verificadorId',
      'capturaTardia',
      'motivoAnulacion',
    ],
    lines: {},
  },
  derive: null,
  copies: [],
};

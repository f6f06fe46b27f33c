// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_DEFUNCION, FUENTE_DEFUNCION } from '../../shared/enums.gen';
import { defuncionForm } from '../../shared/forms/defuncion.gen';
import { defuncionLifecycle } from '../../shared/lifecycles/defuncion.gen';
import { valueAt } from '#platform/shared/paths';
import { zonedMoment } from '#platform/shared/dates/moments';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { defuncion } from '../tables/defuncion.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const pacienteIdTarget = alias(paciente, 'defuncion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'defuncion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'defuncion_unidad_id');
const hospitalizacionIdTarget = alias(hospitalizacion, 'defuncion_hospitalizacion_id');
const registradaPorIdTarget = alias(usuario, 'defuncion_registrada_por_id');
const registradaPorIdTargetPersona = alias(persona, 'defuncion_registrada_por_id_persona');
const pideReversionIdTarget = alias(usuario, 'defuncion_pide_reversion_id');
const pideReversionIdTargetPersona = alias(persona, 'defuncion_pide_reversion_id_persona');
const revierteIdTarget = alias(usuario, 'defuncion_revierte_id');
const revierteIdTargetPersona = alias(persona, 'defuncion_revierte_id_persona');

export const defuncionResource: Resource = {
  name: 'defuncion',
  path: '/pacientes/defuncion',
  table: defuncion,
  key: { name: 'defuncionId', column: defuncion.defuncionId, kind: 'serial', type: 'integer' },
  form: defuncionForm,
  fields: [
    { name: 'pacienteId', kind: 'integer', column: defuncion.pacienteId },
    { name: 'unidadId', kind: 'integer', column: defuncion.unidadId },
    {
      name: 'estatus',
      kind: 'enum',
      column: defuncion.estatus,
      options: ESTATUS_DEFUNCION,
      enumName: 'EstatusDefuncion',
    },
    { name: 'fechaHora', kind: 'datetime', column: defuncion.fechaHora },
    { name: 'fuente', kind: 'enum', column: defuncion.fuente, options: FUENTE_DEFUNCION, enumName: 'FuenteDefuncion' },
    { name: 'folioCertificado', kind: 'text', column: defuncion.folioCertificado },
    { name: 'observaciones', kind: 'text', column: defuncion.observaciones },
    { name: 'hospitalizacionId', kind: 'integer', column: defuncion.hospitalizacionId },
    { name: 'canceladas', kind: 'text', column: defuncion.canceladas },
    { name: 'registradaPorId', kind: 'integer', column: defuncion.registradaPorId },
    { name: 'fechaRegistro', kind: 'datetime', column: defuncion.fechaRegistro },
    { name: 'motivoReversion', kind: 'text', column: defuncion.motivoReversion },
    { name: 'pideReversionId', kind: 'integer', column: defuncion.pideReversionId },
    { name: 'fechaPeticion', kind: 'datetime', column: defuncion.fechaPeticion },
    { name: 'revierteId', kind: 'integer', column: defuncion.revierteId },
    { name: 'fechaReversion', kind: 'datetime', column: defuncion.fechaReversion },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: defuncion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, defuncion.pacienteId) },
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
      column: defuncion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, defuncion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: defuncion.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, defuncion.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'registradaPorId',
      label: 'registradaPorNombre',
      entity: 'usuario',
      column: defuncion.registradaPorId,
      joins: [
        { table: registradaPorIdTarget, on: eq(registradaPorIdTarget.usuarioId, defuncion.registradaPorId) },
        {
          table: registradaPorIdTargetPersona,
          on: eq(registradaPorIdTargetPersona.personaId, registradaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${registradaPorIdTargetPersona.nombre}, ${registradaPorIdTargetPersona.primerApellido}, ${registradaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: registradaPorIdTargetPersona.nombre, words: true },
        { column: registradaPorIdTargetPersona.primerApellido, words: true },
        { column: registradaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'pideReversionId',
      label: 'pideReversionNombre',
      entity: 'usuario',
      column: defuncion.pideReversionId,
      joins: [
        { table: pideReversionIdTarget, on: eq(pideReversionIdTarget.usuarioId, defuncion.pideReversionId) },
        {
          table: pideReversionIdTargetPersona,
          on: eq(pideReversionIdTargetPersona.personaId, pideReversionIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${pideReversionIdTargetPersona.nombre}, ${pideReversionIdTargetPersona.primerApellido}, ${pideReversionIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pideReversionIdTargetPersona.nombre, words: true },
        { column: pideReversionIdTargetPersona.primerApellido, words: true },
        { column: pideReversionIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'revierteId',
      label: 'revierteNombre',
      entity: 'usuario',
      column: defuncion.revierteId,
      joins: [
        { table: revierteIdTarget, on: eq(revierteIdTarget.usuarioId, defuncion.revierteId) },
        { table: revierteIdTargetPersona, on: eq(revierteIdTargetPersona.personaId, revierteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${revierteIdTargetPersona.nombre}, ${revierteIdTargetPersona.primerApellido}, ${revierteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: revierteIdTargetPersona.nombre, words: true },
        { column: revierteIdTargetPersona.primerApellido, words: true },
        { column: revierteIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['pacienteId', 'hospitalizacionId', 'registradaPorId', 'pideReversionId', 'revierteId'],
  narrowed: [],
  search: { own: defuncion.busqueda, sounds: null, dates: [], names: [], fields: ['folioCertificado'], embeds: [] },
  title: (record, timeZone) => textOf`${zonedMoment(valueAt(record, 'fechaHora'), timeZone)}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaHora' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente.editar',
    update: 'paciente.editar',
    delete: 'paciente.editar',
  },
  scope: { unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  views: [{ id: 'enRevision', filter: { estatus: 'EN_REVISION' } }],
  lifecycle: defuncionLifecycle,
  folio: null,
  derive: null,
  copies: [],
};

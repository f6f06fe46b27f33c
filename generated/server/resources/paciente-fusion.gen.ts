// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_FUSION } from '../../shared/enums.gen';
import { pacienteFusionForm } from '../../shared/forms/paciente-fusion.gen';
import { pacienteFusionLifecycle } from '../../shared/lifecycles/paciente-fusion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { paciente } from '../tables/paciente.gen';
import { pacienteFusion } from '../tables/paciente-fusion.gen';
import { pacienteUnidad } from '../tables/paciente-unidad.gen';
import { persona } from '../tables/persona.gen';
import { programaInscripcion } from '../tables/programa-inscripcion.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const sobrevivienteIdTarget = alias(paciente, 'paciente_fusion_sobreviviente_id');
const sobrevivienteIdTargetPersona = alias(persona, 'paciente_fusion_sobreviviente_id_persona');
const duplicadoIdTarget = alias(paciente, 'paciente_fusion_duplicado_id');
const duplicadoIdTargetPersona = alias(persona, 'paciente_fusion_duplicado_id_persona');
const unidadIdTarget = alias(unidad, 'paciente_fusion_unidad_id');
const usuarioIdTarget = alias(usuario, 'paciente_fusion_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'paciente_fusion_usuario_id_persona');
const separadaPorIdTarget = alias(usuario, 'paciente_fusion_separada_por_id');
const separadaPorIdTargetPersona = alias(persona, 'paciente_fusion_separada_por_id_persona');

export const pacienteFusionResource: Resource = {
  name: 'paciente-fusion',
  path: '/pacientes/paciente-fusion',
  table: pacienteFusion,
  key: { name: 'pacienteFusionId', column: pacienteFusion.pacienteFusionId, kind: 'serial', type: 'integer' },
  form: pacienteFusionForm,
  fields: [
    { name: 'sobrevivienteId', kind: 'integer', column: pacienteFusion.sobrevivienteId },
    { name: 'duplicadoId', kind: 'integer', column: pacienteFusion.duplicadoId },
    { name: 'unidadId', kind: 'integer', column: pacienteFusion.unidadId },
    {
      name: 'estatus',
      kind: 'enum',
      column: pacienteFusion.estatus,
      options: ESTATUS_FUSION,
      enumName: 'EstatusFusion',
    },
    { name: 'motivo', kind: 'text', column: pacienteFusion.motivo },
    { name: 'fecha', kind: 'datetime', column: pacienteFusion.fecha },
    { name: 'usuarioId', kind: 'integer', column: pacienteFusion.usuarioId },
    { name: 'separadaPorId', kind: 'integer', column: pacienteFusion.separadaPorId },
    { name: 'fechaSeparacion', kind: 'datetime', column: pacienteFusion.fechaSeparacion },
    {
      name: 'curpMovida',
      kind: 'text',
      column: pacienteFusion.curpMovida,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.fusionar' }],
    },
    { name: 'expedientesMovidos', kind: 'list', column: pacienteFusion.expedientesMovidos, item: 'integer' },
    { name: 'inscripcionesMovidas', kind: 'list', column: pacienteFusion.inscripcionesMovidas, item: 'integer' },
    { name: 'inscripcionesCerradas', kind: 'list', column: pacienteFusion.inscripcionesCerradas, item: 'integer' },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'sobrevivienteId',
      label: 'sobrevivienteNombre',
      entity: 'paciente',
      column: pacienteFusion.sobrevivienteId,
      joins: [
        { table: sobrevivienteIdTarget, on: eq(sobrevivienteIdTarget.pacienteId, pacienteFusion.sobrevivienteId) },
        {
          table: sobrevivienteIdTargetPersona,
          on: eq(sobrevivienteIdTargetPersona.personaId, sobrevivienteIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${sobrevivienteIdTargetPersona.nombre}, ${sobrevivienteIdTargetPersona.primerApellido}, ${sobrevivienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: sobrevivienteIdTargetPersona.nombre, words: true },
        { column: sobrevivienteIdTargetPersona.primerApellido, words: true },
        { column: sobrevivienteIdTargetPersona.segundoApellido, words: true },
      ],
      closed: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'duplicadoId',
      label: 'duplicadoNombre',
      entity: 'paciente',
      column: pacienteFusion.duplicadoId,
      joins: [
        { table: duplicadoIdTarget, on: eq(duplicadoIdTarget.pacienteId, pacienteFusion.duplicadoId) },
        { table: duplicadoIdTargetPersona, on: eq(duplicadoIdTargetPersona.personaId, duplicadoIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${duplicadoIdTargetPersona.nombre}, ${duplicadoIdTargetPersona.primerApellido}, ${duplicadoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: duplicadoIdTargetPersona.nombre, words: true },
        { column: duplicadoIdTargetPersona.primerApellido, words: true },
        { column: duplicadoIdTargetPersona.segundoApellido, words: true },
      ],
      closed: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: pacienteFusion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, pacienteFusion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: pacienteFusion.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, pacienteFusion.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'separadaPorId',
      label: 'separadaPorNombre',
      entity: 'usuario',
      column: pacienteFusion.separadaPorId,
      joins: [
        { table: separadaPorIdTarget, on: eq(separadaPorIdTarget.usuarioId, pacienteFusion.separadaPorId) },
        {
          table: separadaPorIdTargetPersona,
          on: eq(separadaPorIdTargetPersona.personaId, separadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${separadaPorIdTargetPersona.nombre}, ${separadaPorIdTargetPersona.primerApellido}, ${separadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: separadaPorIdTargetPersona.nombre, words: true },
        { column: separadaPorIdTargetPersona.primerApellido, words: true },
        { column: separadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [
    {
      path: 'expedientesMovidos',
      kind: 'list',
      entity: 'paciente-unidad',
      column: pacienteFusion.expedientesMovidos,
      target: { table: pacienteUnidad, key: pacienteUnidad.pacienteUnidadId },
    },
    {
      path: 'inscripcionesMovidas',
      kind: 'list',
      entity: 'programa-inscripcion',
      column: pacienteFusion.inscripcionesMovidas,
      target: { table: programaInscripcion, key: programaInscripcion.programaInscripcionId },
    },
    {
      path: 'inscripcionesCerradas',
      kind: 'list',
      entity: 'programa-inscripcion',
      column: pacienteFusion.inscripcionesCerradas,
      target: { table: programaInscripcion, key: programaInscripcion.programaInscripcionId },
    },
  ],
  released: [
    'sobrevivienteId',
    'duplicadoId',
    'usuarioId',
    'separadaPorId',
    'expedientesMovidos',
    'inscripcionesMovidas',
    'inscripcionesCerradas',
  ],
  narrowed: [],
  search: {
    own: pacienteFusion.busqueda,
    sounds: null,
    dates: [],
    names: [pacienteFusion.motivo],
    fields: ['motivo'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'motivo')}`,
  detail: (record) => textOf`${valueAt(record, 'sobrevivienteNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'paciente.fusionar',
    get: 'paciente.fusionar',
    create: 'paciente.fusionar',
    update: 'paciente.fusionar',
    delete: 'paciente.fusionar',
  },
  scope: { unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: pacienteFusionLifecycle,
  folio: null,
  derive: null,
  copies: [],
};

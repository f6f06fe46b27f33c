// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_EXPEDIENTE } from '../../shared/enums.gen';
import { pacienteUnidadForm } from '../../shared/forms/paciente-unidad.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { pacienteUnidad } from '../tables/paciente-unidad.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';

const pacienteIdTarget = alias(paciente, 'paciente_unidad_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'paciente_unidad_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'paciente_unidad_unidad_id');
const nucleoIdTarget = alias(nucleo, 'paciente_unidad_nucleo_id');

export const pacienteUnidadResource: Resource = {
  name: 'paciente-unidad',
  path: '/pacientes/paciente-unidad',
  table: pacienteUnidad,
  key: { name: 'pacienteUnidadId', column: pacienteUnidad.pacienteUnidadId, kind: 'serial', type: 'integer' },
  form: pacienteUnidadForm,
  fields: [
    { name: 'numeroExpediente', kind: 'text', column: pacienteUnidad.numeroExpediente },
    { name: 'pacienteId', kind: 'integer', column: pacienteUnidad.pacienteId },
    { name: 'unidadId', kind: 'integer', column: pacienteUnidad.unidadId },
    { name: 'nucleoId', kind: 'integer', column: pacienteUnidad.nucleoId },
    { name: 'fechaApertura', kind: 'date', column: pacienteUnidad.fechaApertura, bulk: true },
    { name: 'principal', kind: 'boolean', column: pacienteUnidad.principal },
    { name: 'archivoFisico', kind: 'text', column: pacienteUnidad.archivoFisico, bulk: true },
    {
      name: 'estatusExpediente',
      kind: 'enum',
      column: pacienteUnidad.estatusExpediente,
      options: ESTATUS_EXPEDIENTE,
      enumName: 'EstatusExpediente',
      bulk: true,
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: pacienteUnidad.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, pacienteUnidad.pacienteId) },
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
      column: pacienteUnidad.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, pacienteUnidad.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: pacienteUnidad.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, pacienteUnidad.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'nucleoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: pacienteUnidad.busqueda,
    sounds: null,
    dates: [],
    names: [pacienteUnidad.numeroExpediente, pacienteUnidad.archivoFisico],
    fields: ['numeroExpediente', 'archivoFisico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'numeroExpediente')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaApertura' },
  pageSize: 25,
  totals: [],
  unique: {
    paciente_unidad_paciente_id_unidad_id_key: ['pacienteId', 'unidadId'],
    paciente_unidad_unidad_id_numero_expediente_key: ['unidadId', 'numeroExpediente'],
  },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente-unidad.administrar',
    update: 'paciente-unidad.administrar',
    delete: 'paciente-unidad.administrar',
  },
  scope: { unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  alsoReachedBy: [
    {
      entity: 'hospitalizacion',
      by: 'pacienteId',
      of: 'pacienteId',
      as: 'servicio',
      until: null,
      while: ['SOLICITADA', 'INGRESADO', 'PREALTA'],
      for: ['paciente.ver', 'reporte.exportar'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  holds: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_ACCESO } from '../../shared/enums.gen';
import { accesoEmergenciaForm } from '../../shared/forms/acceso-emergencia.gen';
import { accesoEmergenciaLifecycle } from '../../shared/lifecycles/acceso-emergencia.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { accesoEmergencia } from '../tables/acceso-emergencia.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const pacienteIdTarget = alias(paciente, 'acceso_emergencia_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'acceso_emergencia_paciente_id_persona');
const usuarioIdTarget = alias(usuario, 'acceso_emergencia_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'acceso_emergencia_usuario_id_persona');
const unidadIdTarget = alias(unidad, 'acceso_emergencia_unidad_id');
const revisadoPorIdTarget = alias(usuario, 'acceso_emergencia_revisado_por_id');
const revisadoPorIdTargetPersona = alias(persona, 'acceso_emergencia_revisado_por_id_persona');

export const accesoEmergenciaResource: Resource = {
  name: 'acceso-emergencia',
  path: '/pacientes/acceso-emergencia',
  table: accesoEmergencia,
  key: { name: 'accesoEmergenciaId', column: accesoEmergencia.accesoEmergenciaId, kind: 'serial', type: 'integer' },
  form: accesoEmergenciaForm,
  fields: [
    { name: 'pacienteId', kind: 'integer', column: accesoEmergencia.pacienteId },
    { name: 'usuarioId', kind: 'integer', column: accesoEmergencia.usuarioId },
    { name: 'unidadId', kind: 'integer', column: accesoEmergencia.unidadId },
    { name: 'motivoAcceso', kind: 'text', column: accesoEmergencia.motivoAcceso },
    { name: 'desde', kind: 'datetime', column: accesoEmergencia.desde },
    { name: 'hasta', kind: 'datetime', column: accesoEmergencia.hasta },
    {
      name: 'estatus',
      kind: 'enum',
      column: accesoEmergencia.estatus,
      options: ESTATUS_ACCESO,
      enumName: 'EstatusAcceso',
    },
    { name: 'observacion', kind: 'text', column: accesoEmergencia.observacion },
    { name: 'revisadoPorId', kind: 'integer', column: accesoEmergencia.revisadoPorId },
    { name: 'fechaRevision', kind: 'datetime', column: accesoEmergencia.fechaRevision },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: accesoEmergencia.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, accesoEmergencia.pacienteId) },
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
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: accesoEmergencia.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, accesoEmergencia.usuarioId) },
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
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: accesoEmergencia.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, accesoEmergencia.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'revisadoPorId',
      label: 'revisadoPorNombre',
      entity: 'usuario',
      column: accesoEmergencia.revisadoPorId,
      joins: [
        { table: revisadoPorIdTarget, on: eq(revisadoPorIdTarget.usuarioId, accesoEmergencia.revisadoPorId) },
        {
          table: revisadoPorIdTargetPersona,
          on: eq(revisadoPorIdTargetPersona.personaId, revisadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${revisadoPorIdTargetPersona.nombre}, ${revisadoPorIdTargetPersona.primerApellido}, ${revisadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: revisadoPorIdTargetPersona.nombre, words: true },
        { column: revisadoPorIdTargetPersona.primerApellido, words: true },
        { column: revisadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['pacienteId', 'usuarioId', 'revisadoPorId'],
  narrowed: [],
  search: {
    own: accesoEmergencia.busqueda,
    sounds: null,
    dates: [],
    names: [accesoEmergencia.motivoAcceso],
    fields: ['motivoAcceso'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'motivoAcceso')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'desde' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'expediente.revisar-acceso',
    get: 'expediente.revisar-acceso',
    create: 'expediente.acceso-emergencia',
    update: 'expediente.acceso-emergencia',
    delete: 'expediente.acceso-emergencia',
  },
  scope: { propio: ['usuarioId'], unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  views: [{ id: 'porRevisar', filter: { estatus: 'POR_REVISAR' } }],
  lifecycle: accesoEmergenciaLifecycle,
  folio: null,
  derive: null,
  copies: [],
};

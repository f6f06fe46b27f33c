// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_INSCRIPCION } from '../../shared/enums.gen';
import { programaInscripcionForm } from '../../shared/forms/programa-inscripcion.gen';
import { programaInscripcionLifecycle } from '../../shared/lifecycles/programa-inscripcion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { programa } from '../tables/programa.gen';
import { programaInscripcion } from '../tables/programa-inscripcion.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const programaIdTarget = alias(programa, 'programa_inscripcion_programa_id');
const pacienteIdTarget = alias(paciente, 'programa_inscripcion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'programa_inscripcion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'programa_inscripcion_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'programa_inscripcion_jurisdiccion_id');
const inscritoPorIdTarget = alias(usuario, 'programa_inscripcion_inscrito_por_id');
const inscritoPorIdTargetPersona = alias(persona, 'programa_inscripcion_inscrito_por_id_persona');
const salidaPorIdTarget = alias(usuario, 'programa_inscripcion_salida_por_id');
const salidaPorIdTargetPersona = alias(persona, 'programa_inscripcion_salida_por_id_persona');

export const programaInscripcionResource: Resource = {
  name: 'programa-inscripcion',
  path: '/programas/inscripcion',
  table: programaInscripcion,
  key: {
    name: 'programaInscripcionId',
    column: programaInscripcion.programaInscripcionId,
    kind: 'serial',
    type: 'integer',
  },
  form: programaInscripcionForm,
  fields: [
    { name: 'programaId', kind: 'integer', column: programaInscripcion.programaId },
    { name: 'pacienteId', kind: 'integer', column: programaInscripcion.pacienteId },
    { name: 'unidadId', kind: 'integer', column: programaInscripcion.unidadId },
    { name: 'nombrePrograma', kind: 'text', column: programaInscripcion.nombrePrograma },
    { name: 'jurisdiccionId', kind: 'integer', column: programaInscripcion.jurisdiccionId },
    { name: 'fecha', kind: 'date', column: programaInscripcion.fecha },
    {
      name: 'estatus',
      kind: 'enum',
      column: programaInscripcion.estatus,
      options: ESTATUS_INSCRIPCION,
      enumName: 'EstatusInscripcion',
    },
    { name: 'proximaCita', kind: 'date', column: programaInscripcion.proximaCita, bulk: true },
    { name: 'justificacion', kind: 'text', column: programaInscripcion.justificacion },
    { name: 'observaciones', kind: 'text', column: programaInscripcion.observaciones, bulk: true },
    { name: 'inscritoPorId', kind: 'integer', column: programaInscripcion.inscritoPorId },
    { name: 'motivoBaja', kind: 'text', column: programaInscripcion.motivoBaja },
    { name: 'fechaSalida', kind: 'date', column: programaInscripcion.fechaSalida },
    { name: 'salidaPorId', kind: 'integer', column: programaInscripcion.salidaPorId },
    { name: 'abierta', kind: 'boolean', column: programaInscripcion.abierta, generated: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'programaId',
      label: 'programaNombre',
      entity: 'programa',
      column: programaInscripcion.programaId,
      joins: [{ table: programaIdTarget, on: eq(programaIdTarget.programaId, programaInscripcion.programaId) }],
      text: sql`${programaIdTarget.nombre}`,
      order: [{ column: programaIdTarget.nombre, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: programaInscripcion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, programaInscripcion.pacienteId) },
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
      column: programaInscripcion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, programaInscripcion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: programaInscripcion.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, programaInscripcion.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'inscritoPorId',
      label: 'inscritoPorNombre',
      entity: 'usuario',
      column: programaInscripcion.inscritoPorId,
      joins: [
        { table: inscritoPorIdTarget, on: eq(inscritoPorIdTarget.usuarioId, programaInscripcion.inscritoPorId) },
        {
          table: inscritoPorIdTargetPersona,
          on: eq(inscritoPorIdTargetPersona.personaId, inscritoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${inscritoPorIdTargetPersona.nombre}, ${inscritoPorIdTargetPersona.primerApellido}, ${inscritoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: inscritoPorIdTargetPersona.nombre, words: true },
        { column: inscritoPorIdTargetPersona.primerApellido, words: true },
        { column: inscritoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'salidaPorId',
      label: 'salidaPorNombre',
      entity: 'usuario',
      column: programaInscripcion.salidaPorId,
      joins: [
        { table: salidaPorIdTarget, on: eq(salidaPorIdTarget.usuarioId, programaInscripcion.salidaPorId) },
        { table: salidaPorIdTargetPersona, on: eq(salidaPorIdTargetPersona.personaId, salidaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${salidaPorIdTargetPersona.nombre}, ${salidaPorIdTargetPersona.primerApellido}, ${salidaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: salidaPorIdTargetPersona.nombre, words: true },
        { column: salidaPorIdTargetPersona.primerApellido, words: true },
        { column: salidaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['pacienteId', 'inscritoPorId', 'salidaPorId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'nombrePrograma')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {
    programa_inscripcion_paciente_id_programa_id_abierta_key: ['pacienteId', 'programaId', 'abierta'],
  },
  operations: ['list', 'get', 'create', 'update'],
  permissions: {
    list: 'programa.inscribir',
    get: 'programa.inscribir',
    create: 'programa.inscribir',
    update: 'programa.inscribir',
    delete: 'catalogo.administrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  views: [
    { id: 'porAtender', filter: { paso: ['concluir'] } },
    { id: 'enCurso', filter: { estatus: ['ACTIVO'] } },
  ],
  lifecycle: programaInscripcionLifecycle,
  folio: null,
  derive: null,
  copies: [
    { field: 'nombrePrograma', reference: 'programaId', entity: 'programa', from: 'nombre' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
  listParameters: [
    { name: 'programaId', kind: 'where', path: 'programaId', operator: null },
    { name: 'unidadId', kind: 'where', path: 'unidadId', operator: null },
    { name: 'estatus', kind: 'where', path: 'estatus', operator: null },
  ],
};

// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_INSCRIPCION, SEGUIMIENTO_PROGRAMA } from '../../shared/enums.gen';
import { programaSeguimientoForm } from '../../shared/forms/programa-seguimiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { evento } from '../tables/evento.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { programa } from '../tables/programa.gen';
import { programaInscripcion } from '../tables/programa-inscripcion.gen';
import { programaSeguimiento } from '../tables/programa-seguimiento.gen';
import { unidad } from '../tables/unidad.gen';

const programaInscripcionIdTarget = alias(programaInscripcion, 'programa_seguimiento_programa_inscripcion_id');
const pacienteIdTarget = alias(paciente, 'programa_seguimiento_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'programa_seguimiento_paciente_id_persona');
const programaIdTarget = alias(programa, 'programa_seguimiento_programa_id');
const unidadIdTarget = alias(unidad, 'programa_seguimiento_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'programa_seguimiento_jurisdiccion_id');
const eventoIdTarget = alias(evento, 'programa_seguimiento_evento_id');

export const programaSeguimientoResource: Resource = {
  name: 'programa-seguimiento',
  path: '/programas/seguimiento',
  table: programaSeguimiento,
  key: {
    name: 'programaSeguimientoId',
    column: programaSeguimiento.programaSeguimientoId,
    kind: 'serial',
    type: 'integer',
  },
  form: programaSeguimientoForm,
  fields: [
    { name: 'programaInscripcionId', kind: 'integer', column: programaSeguimiento.programaInscripcionId },
    { name: 'pacienteId', kind: 'integer', column: programaSeguimiento.pacienteId },
    {
      name: 'nombreCompleto',
      kind: 'text',
      column: programaSeguimiento.nombreCompleto,
      secrets: [{ permission: 'paciente.identificar', beside: 'programa.inscribir' }],
    },
    { name: 'nombrePrograma', kind: 'text', column: programaSeguimiento.nombrePrograma },
    { name: 'programaId', kind: 'integer', column: programaSeguimiento.programaId },
    {
      name: 'seguimiento',
      kind: 'enum',
      column: programaSeguimiento.seguimiento,
      options: SEGUIMIENTO_PROGRAMA,
      enumName: 'SeguimientoPrograma',
    },
    { name: 'proximaCita', kind: 'date', column: programaSeguimiento.proximaCita },
    { name: 'diasVencida', kind: 'integer', column: programaSeguimiento.diasVencida },
    { name: 'ultimaConsulta', kind: 'date', column: programaSeguimiento.ultimaConsulta },
    { name: 'unidadId', kind: 'integer', column: programaSeguimiento.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: programaSeguimiento.jurisdiccionId },
    {
      name: 'estatus',
      kind: 'enum',
      column: programaSeguimiento.estatus,
      options: ESTATUS_INSCRIPCION,
      enumName: 'EstatusInscripcion',
    },
    { name: 'fecha', kind: 'date', column: programaSeguimiento.fecha },
    { name: 'fechaSalida', kind: 'date', column: programaSeguimiento.fechaSalida },
    { name: 'eventoId', kind: 'integer', column: programaSeguimiento.eventoId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'programaInscripcionId',
      label: 'programaInscripcionNombre',
      entity: 'programa-inscripcion',
      column: programaSeguimiento.programaInscripcionId,
      joins: [
        {
          table: programaInscripcionIdTarget,
          on: eq(programaInscripcionIdTarget.programaInscripcionId, programaSeguimiento.programaInscripcionId),
        },
      ],
      text: sql`${programaInscripcionIdTarget.nombrePrograma}`,
      order: [{ column: programaInscripcionIdTarget.nombrePrograma, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: programaSeguimiento.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, programaSeguimiento.pacienteId) },
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
      field: 'programaId',
      label: 'programaNombre',
      entity: 'programa',
      column: programaSeguimiento.programaId,
      joins: [{ table: programaIdTarget, on: eq(programaIdTarget.programaId, programaSeguimiento.programaId) }],
      text: sql`${programaIdTarget.nombre}`,
      order: [{ column: programaIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: programaSeguimiento.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, programaSeguimiento.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: programaSeguimiento.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, programaSeguimiento.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: programaSeguimiento.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, programaSeguimiento.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['pacienteId'],
  narrowed: [],
  search: {
    own: programaSeguimiento.busqueda,
    sounds: null,
    dates: [],
    names: [programaSeguimiento.nombreCompleto],
    fields: ['nombreCompleto'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombrePrograma')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'asc', field: 'proximaCita' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'programa.inscribir',
    get: 'programa.inscribir',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  view: true,
  derive: null,
  copies: [],
  listParameters: [
    { name: 'programaId', kind: 'where', path: 'programaId', operator: null },
    { name: 'unidadId', kind: 'where', path: 'unidadId', operator: null },
    { name: 'seguimiento', kind: 'where', path: 'seguimiento', operator: null },
  ],
};

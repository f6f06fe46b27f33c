// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DIA_SEMANA } from '../../shared/enums.gen';
import { horarioForm } from '../../shared/forms/horario.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { horario } from '../tables/horario.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { unidad } from '../tables/unidad.gen';

const personalMedicoIdTarget = alias(personalMedico, 'horario_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'horario_personal_medico_id_persona');
const almacenIdTarget = alias(almacen, 'horario_almacen_id');
const unidadIdTarget = alias(unidad, 'horario_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'horario_jurisdiccion_id');
const nucleoIdTarget = alias(nucleo, 'horario_nucleo_id');

export const horarioResource: Resource = {
  name: 'horario',
  path: '/agenda/agenda/horario',
  table: horario,
  key: { name: 'horarioId', column: horario.horarioId, kind: 'serial', type: 'integer' },
  form: horarioForm,
  fields: [
    { name: 'personalMedicoId', kind: 'integer', column: horario.personalMedicoId },
    { name: 'almacenId', kind: 'integer', column: horario.almacenId },
    { name: 'anden', kind: 'text', column: horario.anden },
    { name: 'unidadId', kind: 'integer', column: horario.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: horario.jurisdiccionId },
    { name: 'nucleoId', kind: 'integer', column: horario.nucleoId },
    {
      name: 'diaSemana',
      kind: 'enum',
      column: horario.diaSemana,
      options: DIA_SEMANA,
      enumName: 'DiaSemana',
      bulk: true,
    },
    { name: 'inicio', kind: 'time', column: horario.inicio, bulk: true },
    { name: 'fin', kind: 'time', column: horario.fin, bulk: true },
    { name: 'duracionMin', kind: 'integer', column: horario.duracionMin, bulk: true },
    { name: 'cupo', kind: 'integer', column: horario.cupo, bulk: true },
    { name: 'vigenciaDesde', kind: 'date', column: horario.vigenciaDesde, bulk: true },
    { name: 'vigenciaHasta', kind: 'date', column: horario.vigenciaHasta, bulk: true },
    { name: 'excepciones', kind: 'records', column: horario.excepciones },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: horario.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, horario.personalMedicoId) },
        {
          table: personalMedicoIdTargetPersona,
          on: eq(personalMedicoIdTargetPersona.personaId, personalMedicoIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${personalMedicoIdTargetPersona.nombre}, ${personalMedicoIdTargetPersona.primerApellido}, ${personalMedicoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: personalMedicoIdTargetPersona.nombre, words: true },
        { column: personalMedicoIdTargetPersona.primerApellido, words: true },
        { column: personalMedicoIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: horario.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, horario.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: horario.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, horario.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: horario.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, horario.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: horario.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, horario.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'personalMedicoId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: {},
      filter: { puedePrescribir: true },
      acyclic: false,
    },
    {
      path: 'nucleoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'inicio')} – ${valueAt(record, 'fin')}`,
  detail: (record) => textOf`${valueAt(record, 'personalMedicoNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'personalMedicoId', thenBy: ['diaSemana', 'inicio'] },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'agenda.autorizar',
    update: 'agenda.autorizar',
    delete: 'agenda.autorizar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], almacen: ['almacenId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  holds: { until: horario.vigenciaHasta },
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [
    { field: 'unidadId', reference: 'personalMedicoId', entity: 'personal-medico', from: 'unidadId' },
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

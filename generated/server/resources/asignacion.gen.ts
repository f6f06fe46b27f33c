// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ROL_ASIGNACION, TURNO } from '../../shared/enums.gen';
import { asignacionForm } from '../../shared/forms/asignacion.gen';
import { valueAt } from '#platform/shared/paths';
import { displayDate } from '#platform/shared/dates/days';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { asignacion } from '../tables/asignacion.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { unidad } from '../tables/unidad.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'asignacion_hospitalizacion_id');
const unidadIdTarget = alias(unidad, 'asignacion_unidad_id');
const servicioIdTarget = alias(nucleo, 'asignacion_servicio_id');
const personalMedicoIdTarget = alias(personalMedico, 'asignacion_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'asignacion_personal_medico_id_persona');

export const asignacionResource: Resource = {
  name: 'asignacion',
  path: '/pacientes/asignacion',
  table: asignacion,
  key: { name: 'asignacionId', column: asignacion.asignacionId, kind: 'serial', type: 'integer' },
  form: asignacionForm,
  fields: [
    { name: 'hospitalizacionId', kind: 'integer', column: asignacion.hospitalizacionId },
    { name: 'unidadId', kind: 'integer', column: asignacion.unidadId },
    { name: 'servicioId', kind: 'integer', column: asignacion.servicioId },
    { name: 'personalMedicoId', kind: 'integer', column: asignacion.personalMedicoId },
    { name: 'rol', kind: 'enum', column: asignacion.rol, options: ROL_ASIGNACION, enumName: 'RolAsignacion' },
    { name: 'turno', kind: 'enum', column: asignacion.turno, options: TURNO, enumName: 'Turno' },
    { name: 'fecha', kind: 'date', column: asignacion.fecha },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: asignacion.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, asignacion.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: asignacion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, asignacion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: asignacion.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, asignacion.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: asignacion.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, asignacion.personalMedicoId) },
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
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${displayDate(valueAt(record, 'fecha'))}`,
  detail: (record) => textOf`${valueAt(record, 'personalMedicoNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {
    asignacion_hospitalizacion_id_personal_medico_id_rol_t_703d87bc: [
      'hospitalizacionId',
      'personalMedicoId',
      'rol',
      'turno',
      'fecha',
    ],
  },
  operations: ['list', 'get', 'delete'],
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'hospitalizacion.asignar-personal',
    update: 'hospitalizacion.asignar-personal',
    delete: 'hospitalizacion.asignar-personal',
  },
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  holds: { until: asignacion.fecha },
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

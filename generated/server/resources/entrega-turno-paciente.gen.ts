// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entregaTurnoForm } from '../../shared/forms/entrega-turno.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { entregaTurnoPaciente } from '../tables/entrega-turno-paciente.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'entrega_turno_paciente_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'entrega_turno_paciente_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'entrega_turno_paciente_paciente_id_persona');

export const entregaTurnoPacienteResource: Resource = {
  name: 'entrega-turno-paciente',
  path: '',
  table: entregaTurnoPaciente,
  key: {
    name: 'entregaTurnoPacienteId',
    column: entregaTurnoPaciente.entregaTurnoPacienteId,
    kind: 'serial',
    type: 'integer',
  },
  form: entregaTurnoForm,
  fields: [
    { name: 'entregaTurnoId', kind: 'integer', column: entregaTurnoPaciente.entregaTurnoId },
    { name: 'orden', kind: 'integer', column: entregaTurnoPaciente.orden },
    { name: 'hospitalizacionId', kind: 'integer', column: entregaTurnoPaciente.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: entregaTurnoPaciente.pacienteId },
    { name: 'camaNumero', kind: 'text', column: entregaTurnoPaciente.camaNumero },
    { name: 'diagnostico', kind: 'text', column: entregaTurnoPaciente.diagnostico },
    { name: 'dias', kind: 'integer', column: entregaTurnoPaciente.dias },
    { name: 'news2', kind: 'integer', column: entregaTurnoPaciente.news2 },
    { name: 'news2Antes', kind: 'integer', column: entregaTurnoPaciente.news2Antes },
    { name: 'alergias', kind: 'text', column: entregaTurnoPaciente.alergias },
    { name: 'aislamiento', kind: 'text', column: entregaTurnoPaciente.aislamiento },
    { name: 'accesos', kind: 'text', column: entregaTurnoPaciente.accesos },
    { name: 'dosisDadas', kind: 'integer', column: entregaTurnoPaciente.dosisDadas },
    { name: 'ingresosMl', kind: 'integer', column: entregaTurnoPaciente.ingresosMl },
    { name: 'egresosMl', kind: 'integer', column: entregaTurnoPaciente.egresosMl },
    { name: 'hallazgos', kind: 'records', column: entregaTurnoPaciente.hallazgos },
    { name: 'recomendacion', kind: 'text', column: entregaTurnoPaciente.recomendacion },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: entregaTurnoPaciente.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, entregaTurnoPaciente.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: entregaTurnoPaciente.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, entregaTurnoPaciente.pacienteId) },
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
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'entregaTurnoPacienteId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {
    entrega_turno_paciente_entrega_turno_id_hospitalizacion_id_key: ['entregaTurnoId', 'hospitalizacionId'],
  },
  operations: [],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'medicacion.ministrar',
    update: 'medicacion.ministrar',
    delete: 'medicacion.ministrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_PERSONAL, TURNO } from '../../shared/enums.gen';
import { personalMedicoForm } from '../../shared/forms/personal-medico.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { especialidad } from '../tables/especialidad.gen';
import { nucleo } from '../tables/nucleo.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { personaResource } from './persona.gen';

const unidadIdTarget = alias(unidad, 'personal_medico_unidad_id');
const especialidadIdTarget = alias(especialidad, 'personal_medico_especialidad_id');

export const personalMedicoResource: Resource = {
  name: 'personal-medico',
  path: '/catalogos/personal-medico',
  table: personalMedico,
  key: { name: 'personalMedicoId', column: personalMedico.personalMedicoId, kind: 'serial', type: 'integer' },
  form: personalMedicoForm,
  fields: [
    {
      name: 'tipo',
      kind: 'enum',
      column: personalMedico.tipo,
      options: TIPO_PERSONAL,
      enumName: 'TipoPersonal',
      bulk: true,
    },
    { name: 'unidadId', kind: 'integer', column: personalMedico.unidadId, bulk: true },
    { name: 'nucleoIds', kind: 'list', column: personalMedico.nucleoIds, item: 'integer' },
    { name: 'turno', kind: 'enum', column: personalMedico.turno, options: TURNO, enumName: 'Turno', bulk: true },
    { name: 'cargoCodigo', kind: 'text', column: personalMedico.cargoCodigo, bulk: true },
    { name: 'cargoNombre', kind: 'text', column: personalMedico.cargoNombre, bulk: true },
    { name: 'numeroEmpleado', kind: 'text', column: personalMedico.numeroEmpleado },
    { name: 'especialidadId', kind: 'integer', column: personalMedico.especialidadId, bulk: true },
    { name: 'cedulaProfesional', kind: 'text', column: personalMedico.cedulaProfesional, bulk: true },
    { name: 'cedulaEspecialidad', kind: 'text', column: personalMedico.cedulaEspecialidad, bulk: true },
    { name: 'firmaImagenId', kind: 'text', column: personalMedico.firmaImagenId, file: true },
    { name: 'puedePrescribir', kind: 'boolean', column: personalMedico.puedePrescribir, bulk: true },
    {
      name: 'puedePrescribirControlados',
      kind: 'boolean',
      column: personalMedico.puedePrescribirControlados,
      bulk: true,
    },
    { name: 'foliosControlados', kind: 'records', column: personalMedico.foliosControlados },
    { name: 'puedeAutorizarOrdenCargo', kind: 'boolean', column: personalMedico.puedeAutorizarOrdenCargo, bulk: true },
    { name: 'fechaBaja', kind: 'date', column: personalMedico.fechaBaja, bulk: true },
    { name: 'motivoBaja', kind: 'text', column: personalMedico.motivoBaja, bulk: true },
  ],
  computed: [{ name: 'cargoNombreCodigo', fn: 'cargoNombreCodigo', from: ['cargoCodigo', 'cargoNombre'] }],
  counts: [],
  embeds: [
    {
      name: 'persona',
      keyName: 'personaId',
      column: personalMedico.personaId,
      required: true,
      resource: personaResource,
    },
  ],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: personalMedico.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, personalMedico.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'especialidadId',
      label: 'especialidadNombre',
      entity: 'especialidad',
      column: personalMedico.especialidadId,
      joins: [
        { table: especialidadIdTarget, on: eq(especialidadIdTarget.especialidadId, personalMedico.especialidadId) },
      ],
      text: sql`${especialidadIdTarget.nombre}`,
      order: [{ column: especialidadIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [
    {
      path: 'nucleoIds',
      kind: 'list',
      entity: 'nucleo',
      column: personalMedico.nucleoIds,
      target: { table: nucleo, key: nucleo.nucleoId },
    },
  ],
  narrowed: [
    {
      path: 'nucleoIds',
      kind: 'list',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: personalMedico.busqueda,
    sounds: null,
    dates: [],
    names: [personalMedico.cedulaProfesional],
    fields: ['cedulaProfesional', 'numeroEmpleado'],
    embeds: ['persona'],
  },
  title: (record) =>
    textOf`${valueAt(record, 'persona.nombre')} ${valueAt(record, 'persona.primerApellido')} ${valueAt(record, 'persona.segundoApellido')}`,
  detail: (record) => textOf`${valueAt(record, 'cargoNombre')}`,
  sort: {
    direction: 'asc',
    field: 'persona.primerApellido',
    thenBy: ['persona.segundoApellido', 'persona.nombre'],
  },
  pageSize: 25,
  totals: [],
  unique: {
    personal_medico_numero_empleado_key: ['numeroEmpleado'],
    personal_medico_persona_id_key: ['personaId'],
  },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'personal-medico.ver',
    get: 'personal-medico.ver',
    create: 'personal-medico.administrar',
    update: 'personal-medico.administrar',
    delete: 'personal-medico.administrar',
  },
  scope: { unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
  inverses: [
    {
      name: 'conUsuario',
      kind: 'boolean',
      expression: sql`${sql`exists (select 1 from ${usuario} other where other."personal_medico_id" = ${personalMedico.personalMedicoId})`}`,
    },
    {
      name: 'usuarioId',
      kind: 'integer',
      expression:
        sql`${sql`(select other."usuario_id" from ${usuario} other where other."personal_medico_id" = ${personalMedico.personalMedicoId})`}`.mapWith(
          usuario.usuarioId,
        ),
      from: { value: usuario.usuarioId, by: usuario.personalMedicoId },
    },
    {
      name: 'usuarioEstatus',
      kind: 'enum',
      options: ['INVITADO', 'ACTIVO', 'INACTIVO', 'BLOQUEADO'],
      enumName: 'EstatusUsuario',
      expression:
        sql`${sql`(select other."estatus" from ${usuario} other where other."personal_medico_id" = ${personalMedico.personalMedicoId})`}`.mapWith(
          usuario.estatus,
        ),
      from: { value: usuario.estatus, by: usuario.personalMedicoId },
    },
  ],
};

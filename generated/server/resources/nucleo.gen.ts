// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_NUCLEO, TURNO } from '../../shared/enums.gen';
import { nucleoForm } from '../../shared/forms/nucleo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { especialidad } from '../tables/especialidad.gen';
import { nucleo } from '../tables/nucleo.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { procedimiento } from '../tables/procedimiento.gen';
import { unidad } from '../tables/unidad.gen';

const unidadIdTarget = alias(unidad, 'nucleo_unidad_id');
const especialidadIdTarget = alias(especialidad, 'nucleo_especialidad_id');
const medicoIdTarget = alias(personalMedico, 'nucleo_medico_id');
const medicoIdTargetPersona = alias(persona, 'nucleo_medico_id_persona');
const enfermeraIdTarget = alias(personalMedico, 'nucleo_enfermera_id');
const enfermeraIdTargetPersona = alias(persona, 'nucleo_enfermera_id_persona');
const promotorIdTarget = alias(personalMedico, 'nucleo_promotor_id');
const promotorIdTargetPersona = alias(persona, 'nucleo_promotor_id_persona');
const almacenIdTarget = alias(almacen, 'nucleo_almacen_id');
const almacenSurtidorIdTarget = alias(almacen, 'nucleo_almacen_surtidor_id');
const paqueteDeterioroIdTarget = alias(procedimiento, 'nucleo_paquete_deterioro_id');

export const nucleoResource: Resource = {
  name: 'nucleo',
  path: '/catalogos/nucleo',
  table: nucleo,
  key: { name: 'nucleoId', column: nucleo.nucleoId, kind: 'serial', type: 'integer' },
  form: nucleoForm,
  fields: [
    { name: 'unidadId', kind: 'integer', column: nucleo.unidadId },
    { name: 'clave', kind: 'text', column: nucleo.clave },
    { name: 'nombre', kind: 'text', column: nucleo.nombre, bulk: true },
    { name: 'tipo', kind: 'enum', column: nucleo.tipo, options: TIPO_NUCLEO, enumName: 'TipoNucleo', bulk: true },
    { name: 'turno', kind: 'enum', column: nucleo.turno, options: TURNO, enumName: 'Turno', bulk: true },
    { name: 'especialidadId', kind: 'integer', column: nucleo.especialidadId, bulk: true },
    { name: 'poblacionAsignada', kind: 'integer', column: nucleo.poblacionAsignada, bulk: true },
    { name: 'medicoId', kind: 'integer', column: nucleo.medicoId },
    { name: 'enfermeraId', kind: 'integer', column: nucleo.enfermeraId },
    { name: 'promotorId', kind: 'integer', column: nucleo.promotorId },
    { name: 'almacenId', kind: 'integer', column: nucleo.almacenId },
    { name: 'almacenSurtidorId', kind: 'integer', column: nucleo.almacenSurtidorId },
    { name: 'autorizacionAutomatica', kind: 'boolean', column: nucleo.autorizacionAutomatica, bulk: true },
    { name: 'importeMaximoAutomatico', kind: 'number', column: nucleo.importeMaximoAutomatico, bulk: true },
    { name: 'paqueteDeterioroId', kind: 'integer', column: nucleo.paqueteDeterioroId, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: nucleo.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, nucleo.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'especialidadId',
      label: 'especialidadNombre',
      entity: 'especialidad',
      column: nucleo.especialidadId,
      joins: [{ table: especialidadIdTarget, on: eq(especialidadIdTarget.especialidadId, nucleo.especialidadId) }],
      text: sql`${especialidadIdTarget.nombre}`,
      order: [{ column: especialidadIdTarget.nombre, words: true }],
    },
    {
      field: 'medicoId',
      label: 'medicoNombre',
      entity: 'personal-medico',
      column: nucleo.medicoId,
      joins: [
        { table: medicoIdTarget, on: eq(medicoIdTarget.personalMedicoId, nucleo.medicoId) },
        { table: medicoIdTargetPersona, on: eq(medicoIdTargetPersona.personaId, medicoIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${medicoIdTargetPersona.nombre}, ${medicoIdTargetPersona.primerApellido}, ${medicoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: medicoIdTargetPersona.nombre, words: true },
        { column: medicoIdTargetPersona.primerApellido, words: true },
        { column: medicoIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'enfermeraId',
      label: 'enfermeraNombre',
      entity: 'personal-medico',
      column: nucleo.enfermeraId,
      joins: [
        { table: enfermeraIdTarget, on: eq(enfermeraIdTarget.personalMedicoId, nucleo.enfermeraId) },
        { table: enfermeraIdTargetPersona, on: eq(enfermeraIdTargetPersona.personaId, enfermeraIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${enfermeraIdTargetPersona.nombre}, ${enfermeraIdTargetPersona.primerApellido}, ${enfermeraIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: enfermeraIdTargetPersona.nombre, words: true },
        { column: enfermeraIdTargetPersona.primerApellido, words: true },
        { column: enfermeraIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'promotorId',
      label: 'promotorNombre',
      entity: 'personal-medico',
      column: nucleo.promotorId,
      joins: [
        { table: promotorIdTarget, on: eq(promotorIdTarget.personalMedicoId, nucleo.promotorId) },
        { table: promotorIdTargetPersona, on: eq(promotorIdTargetPersona.personaId, promotorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${promotorIdTargetPersona.nombre}, ${promotorIdTargetPersona.primerApellido}, ${promotorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: promotorIdTargetPersona.nombre, words: true },
        { column: promotorIdTargetPersona.primerApellido, words: true },
        { column: promotorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: nucleo.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, nucleo.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenSurtidorId',
      label: 'almacenSurtidorNombre',
      entity: 'almacen',
      column: nucleo.almacenSurtidorId,
      joins: [{ table: almacenSurtidorIdTarget, on: eq(almacenSurtidorIdTarget.almacenId, nucleo.almacenSurtidorId) }],
      text: sql`${almacenSurtidorIdTarget.nombre}`,
      order: [{ column: almacenSurtidorIdTarget.nombre, words: true }],
    },
    {
      field: 'paqueteDeterioroId',
      label: 'paqueteDeterioroNombre',
      entity: 'procedimiento',
      column: nucleo.paqueteDeterioroId,
      joins: [
        {
          table: paqueteDeterioroIdTarget,
          on: eq(paqueteDeterioroIdTarget.procedimientoId, nucleo.paqueteDeterioroId),
        },
      ],
      text: sql`${paqueteDeterioroIdTarget.nombre}`,
      order: [{ column: paqueteDeterioroIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'medicoId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: 'MEDICO' },
      acyclic: false,
    },
    {
      path: 'enfermeraId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: 'ENFERMERIA' },
      acyclic: false,
    },
    {
      path: 'promotorId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'almacenId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'almacenSurtidorId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: ['CENDIS', 'FARMACIA'] },
      acyclic: false,
    },
  ],
  search: {
    own: nucleo.busqueda,
    sounds: null,
    dates: [],
    names: [nucleo.clave, nucleo.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: ['poblacionAsignada'],
  unique: { nucleo_unidad_id_clave_key: ['unidadId', 'clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'nucleo.administrar',
    update: 'nucleo.administrar',
    delete: 'nucleo.administrar',
  },
  scope: { unidad: ['unidadId'], servicio: ['nucleoId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

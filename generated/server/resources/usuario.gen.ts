// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_USUARIO } from '../../shared/enums.gen';
import { usuarioForm } from '../../shared/forms/usuario.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { nucleo } from '../tables/nucleo.gen';
import { perfil } from '../tables/perfil.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { personaResource } from './persona.gen';

const perfilIdTarget = alias(perfil, 'usuario_perfil_id');
const personalMedicoIdTarget = alias(personalMedico, 'usuario_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'usuario_personal_medico_id_persona');
const unidadIdTarget = alias(unidad, 'usuario_unidad_id');
const proveedorIdTarget = alias(proveedor, 'usuario_proveedor_id');

export const usuarioResource: Resource = {
  name: 'usuario',
  path: '/catalogos/usuario',
  table: usuario,
  key: { name: 'usuarioId', column: usuario.usuarioId, kind: 'serial', type: 'integer' },
  form: usuarioForm,
  fields: [
    { name: 'email', kind: 'text', column: usuario.email },
    { name: 'perfilId', kind: 'integer', column: usuario.perfilId, bulk: true },
    {
      name: 'estatus',
      kind: 'enum',
      column: usuario.estatus,
      options: ESTATUS_USUARIO,
      enumName: 'EstatusUsuario',
      bulk: true,
    },
    { name: 'motivoCuentaAdicional', kind: 'text', column: usuario.motivoCuentaAdicional, bulk: true },
    { name: 'ultimoAcceso', kind: 'datetime', column: usuario.ultimoAcceso },
    { name: 'segundoFactor', kind: 'boolean', column: usuario.segundoFactor },
    { name: 'aceptoAvisoPrivacidad', kind: 'datetime', column: usuario.aceptoAvisoPrivacidad },
    { name: 'recorridoVisto', kind: 'datetime', column: usuario.recorridoVisto },
    { name: 'personalMedicoId', kind: 'integer', column: usuario.personalMedicoId },
    { name: 'unidadId', kind: 'integer', column: usuario.unidadId, bulk: true },
    { name: 'proveedorId', kind: 'integer', column: usuario.proveedorId, bulk: true },
    { name: 'almacenIds', kind: 'list', column: usuario.almacenIds, item: 'integer', bulk: true },
    { name: 'servicioIds', kind: 'list', column: usuario.servicioIds, item: 'integer' },
  ],
  computed: [],
  counts: [],
  embeds: [
    { name: 'persona', keyName: 'personaId', column: usuario.personaId, required: true, resource: personaResource },
  ],
  references: [
    {
      field: 'perfilId',
      label: 'perfilNombre',
      entity: 'perfil',
      column: usuario.perfilId,
      joins: [{ table: perfilIdTarget, on: eq(perfilIdTarget.perfilId, usuario.perfilId) }],
      text: sql`${perfilIdTarget.titulo}`,
      order: [{ column: perfilIdTarget.titulo, words: true }],
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: usuario.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, usuario.personalMedicoId) },
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
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: usuario.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, usuario.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: usuario.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, usuario.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
  ],
  lines: [],
  nested: [
    {
      path: 'almacenIds',
      kind: 'list',
      entity: 'almacen',
      column: usuario.almacenIds,
      target: { table: almacen, key: almacen.almacenId },
    },
    {
      path: 'servicioIds',
      kind: 'list',
      entity: 'nucleo',
      column: usuario.servicioIds,
      target: { table: nucleo, key: nucleo.nucleoId },
    },
  ],
  narrowed: [
    {
      path: 'servicioIds',
      kind: 'list',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: usuario.busqueda,
    sounds: null,
    dates: [],
    names: [usuario.email],
    fields: ['email'],
    embeds: ['persona'],
  },
  title: (record) =>
    textOf`${valueAt(record, 'persona.nombre')} ${valueAt(record, 'persona.primerApellido')} ${valueAt(record, 'persona.segundoApellido')}`,
  detail: (record) => textOf`${valueAt(record, 'email')}`,
  sort: {
    direction: 'asc',
    field: 'persona.primerApellido',
    thenBy: ['persona.segundoApellido', 'persona.nombre'],
  },
  pageSize: 25,
  totals: [],
  unique: { usuario_email_key: ['email'], usuario_personal_medico_id_key: ['personalMedicoId'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'usuario.ver',
    get: 'usuario.ver',
    create: 'usuario.administrar',
    update: 'usuario.administrar',
    delete: 'usuario.administrar',
  },
  scope: { unidad: ['unidadId'], proveedor: ['proveedorId'], propio: ['usuarioId'] },
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

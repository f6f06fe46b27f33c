// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NOTIFICACION_SEVERIDAD, NOTIFICACION_TIPO } from '../../shared/enums.gen';
import { notificacionForm } from '../../shared/forms/notificacion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { notificacion } from '../tables/notificacion.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const usuarioIdTarget = alias(usuario, 'notificacion_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'notificacion_usuario_id_persona');
const unidadIdTarget = alias(unidad, 'notificacion_unidad_id');

export const notificacionResource: Resource = {
  name: 'notificacion',
  path: '/notificaciones/notificaciones',
  table: notificacion,
  key: { name: 'notificacionId', column: notificacion.notificacionId, kind: 'serial', type: 'integer' },
  form: notificacionForm,
  fields: [
    { name: 'usuarioId', kind: 'integer', column: notificacion.usuarioId },
    { name: 'tipo', kind: 'enum', column: notificacion.tipo, options: NOTIFICACION_TIPO, enumName: 'NotificacionTipo' },
    {
      name: 'severidad',
      kind: 'enum',
      column: notificacion.severidad,
      options: NOTIFICACION_SEVERIDAD,
      enumName: 'NotificacionSeveridad',
    },
    { name: 'titulo', kind: 'text', column: notificacion.titulo },
    { name: 'cuerpo', kind: 'text', column: notificacion.cuerpo },
    { name: 'folio', kind: 'text', column: notificacion.folio },
    { name: 'detalle', kind: 'text', column: notificacion.detalle },
    { name: 'ruta', kind: 'text', column: notificacion.ruta },
    { name: 'entidad', kind: 'text', column: notificacion.entidad },
    { name: 'entidadId', kind: 'integer', column: notificacion.entidadId },
    { name: 'unidadId', kind: 'integer', column: notificacion.unidadId },
    { name: 'agrupador', kind: 'text', column: notificacion.agrupador },
    { name: 'fecha', kind: 'datetime', column: notificacion.fecha },
    { name: 'vista', kind: 'boolean', column: notificacion.vista },
    { name: 'fechaVista', kind: 'datetime', column: notificacion.fechaVista },
    { name: 'requiereAccion', kind: 'boolean', column: notificacion.requiereAccion },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: notificacion.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, notificacion.usuarioId) },
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
      column: notificacion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, notificacion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['usuarioId'],
  narrowed: [],
  search: { own: notificacion.busqueda, sounds: null, dates: [], names: [], fields: ['titulo', 'cuerpo'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'titulo')}`,
  detail: null,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { propio: ['usuarioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RED_HISTORIAL_TIPO } from '../../shared/enums.gen';
import { redHistorialForm } from '../../shared/forms/red-historial.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { persona } from '../tables/persona.gen';
import { redHistorial } from '../tables/red-historial.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const unidadIdTarget = alias(unidad, 'red_historial_unidad_id');
const usuarioIdTarget = alias(usuario, 'red_historial_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'red_historial_usuario_id_persona');

export const redHistorialResource: Resource = {
  name: 'red-historial',
  path: '/network/red-historial',
  table: redHistorial,
  key: { name: 'redHistorialId', column: redHistorial.redHistorialId, kind: 'serial', type: 'integer' },
  form: redHistorialForm,
  fields: [
    {
      name: 'tipo',
      kind: 'enum',
      column: redHistorial.tipo,
      options: RED_HISTORIAL_TIPO,
      enumName: 'RedHistorialTipo',
    },
    { name: 'unidadId', kind: 'integer', column: redHistorial.unidadId },
    { name: 'usuarioId', kind: 'integer', column: redHistorial.usuarioId },
    { name: 'inicio', kind: 'datetime', column: redHistorial.inicio },
    { name: 'fin', kind: 'datetime', column: redHistorial.fin },
    { name: 'duracionSeg', kind: 'integer', column: redHistorial.duracionSeg },
    { name: 'dispositivoId', kind: 'text', column: redHistorial.dispositivoId },
    { name: 'tipoConexion', kind: 'text', column: redHistorial.tipoConexion },
    { name: 'latenciaMs', kind: 'integer', column: redHistorial.latenciaMs },
    { name: 'operacionesEnCola', kind: 'integer', column: redHistorial.operacionesEnCola },
    { name: 'operacionesSincronizadas', kind: 'integer', column: redHistorial.operacionesSincronizadas },
    { name: 'operacionesFallidas', kind: 'integer', column: redHistorial.operacionesFallidas },
    { name: 'versionApp', kind: 'text', column: redHistorial.versionApp },
    { name: 'ruta', kind: 'text', column: redHistorial.ruta },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: redHistorial.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, redHistorial.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: redHistorial.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, redHistorial.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['usuarioId'],
  narrowed: [],
  search: {
    own: redHistorial.busqueda,
    sounds: null,
    dates: [],
    names: [redHistorial.dispositivoId, redHistorial.ruta],
    fields: ['dispositivoId', 'ruta'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'dispositivoId')}`,
  detail: (record) => textOf`${valueAt(record, 'ruta')}`,
  sort: { direction: 'desc', field: 'inicio' },
  pageSize: 25,
  totals: [],
  unique: { red_historial_dispositivo_id_inicio_key: ['dispositivoId', 'inicio'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'red-historial.ver',
    get: 'red-historial.ver',
    create: 'red-historial.ver',
    update: 'red-historial.ver',
    delete: 'red-historial.ver',
  },
  scope: { unidad: ['unidadId'], propio: ['usuarioId'] },
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

// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { alertaSanitariaForm } from '../../shared/forms/alerta-sanitaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { alertaSanitariaAlmacen } from '../tables/alerta-sanitaria-almacen.gen';
import { almacen } from '../tables/almacen.gen';
import { persona } from '../tables/persona.gen';
import { usuario } from '../tables/usuario.gen';

const almacenIdTarget = alias(almacen, 'alerta_sanitaria_almacen_almacen_id');
const respondioIdTarget = alias(usuario, 'alerta_sanitaria_almacen_respondio_id');
const respondioIdTargetPersona = alias(persona, 'alerta_sanitaria_almacen_respondio_id_persona');

export const alertaSanitariaAlmacenResource: Resource = {
  name: 'alerta-sanitaria-almacen',
  path: '',
  table: alertaSanitariaAlmacen,
  key: {
    name: 'alertaSanitariaAlmacenId',
    column: alertaSanitariaAlmacen.alertaSanitariaAlmacenId,
    kind: 'serial',
    type: 'integer',
  },
  form: alertaSanitariaForm,
  fields: [
    { name: 'alertaSanitariaId', kind: 'integer', column: alertaSanitariaAlmacen.alertaSanitariaId },
    { name: 'orden', kind: 'integer', column: alertaSanitariaAlmacen.orden },
    { name: 'almacenId', kind: 'integer', column: alertaSanitariaAlmacen.almacenId },
    { name: 'telefono', kind: 'text', column: alertaSanitariaAlmacen.telefono },
    { name: 'recibidas', kind: 'integer', column: alertaSanitariaAlmacen.recibidas },
    { name: 'existencia', kind: 'integer', column: alertaSanitariaAlmacen.existencia },
    { name: 'enCamino', kind: 'integer', column: alertaSanitariaAlmacen.enCamino },
    { name: 'entregadas', kind: 'integer', column: alertaSanitariaAlmacen.entregadas },
    { name: 'enviadas', kind: 'integer', column: alertaSanitariaAlmacen.enviadas },
    { name: 'localizadas', kind: 'integer', column: alertaSanitariaAlmacen.localizadas },
    { name: 'respuesta', kind: 'text', column: alertaSanitariaAlmacen.respuesta },
    { name: 'respondioId', kind: 'integer', column: alertaSanitariaAlmacen.respondioId },
    { name: 'fechaRespuesta', kind: 'datetime', column: alertaSanitariaAlmacen.fechaRespuesta },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: alertaSanitariaAlmacen.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, alertaSanitariaAlmacen.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'respondioId',
      label: 'respondioNombre',
      entity: 'usuario',
      column: alertaSanitariaAlmacen.respondioId,
      joins: [
        { table: respondioIdTarget, on: eq(respondioIdTarget.usuarioId, alertaSanitariaAlmacen.respondioId) },
        { table: respondioIdTargetPersona, on: eq(respondioIdTargetPersona.personaId, respondioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${respondioIdTargetPersona.nombre}, ${respondioIdTargetPersona.primerApellido}, ${respondioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: respondioIdTargetPersona.nombre, words: true },
        { column: respondioIdTargetPersona.primerApellido, words: true },
        { column: respondioIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'alertaSanitariaAlmacenId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'lote.cambiar-estatus',
    update: 'lote.cambiar-estatus',
    delete: 'lote.cambiar-estatus',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  attachments: { maxFiles: 20, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

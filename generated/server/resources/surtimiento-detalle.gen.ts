// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { surtimientoForm } from '../../shared/forms/surtimiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';
import { surtimientoDetalle } from '../tables/surtimiento-detalle.gen';

const insumoIdTarget = alias(insumo, 'surtimiento_detalle_insumo_id');
const insumoRecetadoIdTarget = alias(insumo, 'surtimiento_detalle_insumo_recetado_id');
const loteIdTarget = alias(lote, 'surtimiento_detalle_lote_id');

export const surtimientoDetalleResource: Resource = {
  name: 'surtimiento-detalle',
  path: '',
  table: surtimientoDetalle,
  key: {
    name: 'surtimientoDetalleId',
    column: surtimientoDetalle.surtimientoDetalleId,
    kind: 'serial',
    type: 'integer',
  },
  form: surtimientoForm,
  fields: [
    { name: 'surtimientoId', kind: 'integer', column: surtimientoDetalle.surtimientoId },
    { name: 'orden', kind: 'integer', column: surtimientoDetalle.orden },
    { name: 'recetaDetalleId', kind: 'integer', column: surtimientoDetalle.recetaDetalleId },
    { name: 'insumoId', kind: 'integer', column: surtimientoDetalle.insumoId },
    { name: 'insumoRecetadoId', kind: 'integer', column: surtimientoDetalle.insumoRecetadoId },
    { name: 'loteId', kind: 'integer', column: surtimientoDetalle.loteId },
    { name: 'caducidad', kind: 'date', column: surtimientoDetalle.caducidad },
    { name: 'cantidad', kind: 'integer', column: surtimientoDetalle.cantidad },
    { name: 'escaneado', kind: 'boolean', column: surtimientoDetalle.escaneado },
    { name: 'motivoNoFefo', kind: 'text', column: surtimientoDetalle.motivoNoFefo },
    { name: 'movimiento', kind: 'integer', column: surtimientoDetalle.movimiento },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: surtimientoDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, surtimientoDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'insumoRecetadoId',
      label: 'insumoRecetadoNombre',
      entity: 'insumo',
      column: surtimientoDetalle.insumoRecetadoId,
      joins: [
        { table: insumoRecetadoIdTarget, on: eq(insumoRecetadoIdTarget.insumoId, surtimientoDetalle.insumoRecetadoId) },
      ],
      text: sql`${insumoRecetadoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoRecetadoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoRecetadoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoRecetadoIdTarget.nombreGenerico, words: true },
        { column: insumoRecetadoIdTarget.concentracion, words: true },
        { column: insumoRecetadoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: surtimientoDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, surtimientoDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['insumoId', 'insumoRecetadoId', 'loteId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'surtimientoDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.surtir',
    update: 'receta.surtir',
    delete: 'receta.surtir',
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

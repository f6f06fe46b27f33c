// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { salidaExtraordinariaForm } from '../../shared/forms/salida-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';
import { salidaExtraordinariaDetalle } from '../tables/salida-extraordinaria-detalle.gen';

const loteIdTarget = alias(lote, 'salida_extraordinaria_detalle_lote_id');
const insumoIdTarget = alias(insumo, 'salida_extraordinaria_detalle_insumo_id');

export const salidaExtraordinariaDetalleResource: Resource = {
  name: 'salida-extraordinaria-detalle',
  path: '',
  table: salidaExtraordinariaDetalle,
  key: {
    name: 'salidaExtraordinariaDetalleId',
    column: salidaExtraordinariaDetalle.salidaExtraordinariaDetalleId,
    kind: 'serial',
    type: 'integer',
  },
  form: salidaExtraordinariaForm,
  fields: [
    { name: 'salidaExtraordinariaId', kind: 'integer', column: salidaExtraordinariaDetalle.salidaExtraordinariaId },
    { name: 'orden', kind: 'integer', column: salidaExtraordinariaDetalle.orden },
    { name: 'loteId', kind: 'integer', column: salidaExtraordinariaDetalle.loteId },
    { name: 'cantidad', kind: 'integer', column: salidaExtraordinariaDetalle.cantidad },
    { name: 'observaciones', kind: 'text', column: salidaExtraordinariaDetalle.observaciones },
    { name: 'insumoId', kind: 'integer', column: salidaExtraordinariaDetalle.insumoId },
    { name: 'caducidad', kind: 'date', column: salidaExtraordinariaDetalle.caducidad },
    { name: 'costoUnitario', kind: 'number', column: salidaExtraordinariaDetalle.costoUnitario },
    { name: 'importe', kind: 'number', column: salidaExtraordinariaDetalle.importe },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: salidaExtraordinariaDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, salidaExtraordinariaDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: salidaExtraordinariaDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, salidaExtraordinariaDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'loteId',
      kind: 'column',
      entity: 'lote',
      dependsOn: { almacenId: 'almacenId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'salidaExtraordinariaDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {
    salida_extraordinaria_detalle_salida_extraordinaria_id_17c7dc19: ['salidaExtraordinariaId', 'loteId'],
  },
  operations: [],
  permissions: {
    list: 'salida-extraordinaria.ver',
    get: 'salida-extraordinaria.ver',
    create: 'salida-extraordinaria.crear',
    update: 'salida-extraordinaria.crear',
    delete: 'salida-extraordinaria.crear',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

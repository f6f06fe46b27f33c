// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { entradaExtraordinariaForm } from '../../shared/forms/entrada-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { entradaExtraordinariaDetalle } from '../tables/entrada-extraordinaria-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';

const insumoIdTarget = alias(insumo, 'entrada_extraordinaria_detalle_insumo_id');
const loteIdTarget = alias(lote, 'entrada_extraordinaria_detalle_lote_id');

export const entradaExtraordinariaDetalleResource: Resource = {
  name: 'entrada-extraordinaria-detalle',
  path: '',
  table: entradaExtraordinariaDetalle,
  key: {
    name: 'entradaExtraordinariaDetalleId',
    column: entradaExtraordinariaDetalle.entradaExtraordinariaDetalleId,
    kind: 'serial',
    type: 'integer',
  },
  form: entradaExtraordinariaForm,
  fields: [
    { name: 'entradaExtraordinariaId', kind: 'integer', column: entradaExtraordinariaDetalle.entradaExtraordinariaId },
    { name: 'orden', kind: 'integer', column: entradaExtraordinariaDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: entradaExtraordinariaDetalle.insumoId },
    { name: 'numeroLote', kind: 'text', column: entradaExtraordinariaDetalle.numeroLote },
    { name: 'caducidad', kind: 'date', column: entradaExtraordinariaDetalle.caducidad },
    { name: 'cantidad', kind: 'integer', column: entradaExtraordinariaDetalle.cantidad },
    { name: 'costoUnitario', kind: 'number', column: entradaExtraordinariaDetalle.costoUnitario },
    { name: 'ubicacionCodigo', kind: 'text', column: entradaExtraordinariaDetalle.ubicacionCodigo },
    { name: 'importe', kind: 'number', column: entradaExtraordinariaDetalle.importe },
    { name: 'loteId', kind: 'integer', column: entradaExtraordinariaDetalle.loteId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: entradaExtraordinariaDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, entradaExtraordinariaDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: entradaExtraordinariaDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, entradaExtraordinariaDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'entradaExtraordinariaDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'entrada-extraordinaria.ver',
    get: 'entrada-extraordinaria.ver',
    create: 'entrada-extraordinaria.crear',
    update: 'entrada-extraordinaria.crear',
    delete: 'entrada-extraordinaria.crear',
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

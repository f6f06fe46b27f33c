// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONDICION_DEVOLUCION } from '../../shared/enums.gen';
import { devolucionOrdenCargoForm } from '../../shared/forms/devolucion-orden-cargo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { devolucionOrdenCargoDetalle } from '../tables/devolucion-orden-cargo-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';

const insumoIdTarget = alias(insumo, 'devolucion_orden_cargo_detalle_insumo_id');
const loteIdTarget = alias(lote, 'devolucion_orden_cargo_detalle_lote_id');

export const devolucionOrdenCargoDetalleResource: Resource = {
  name: 'devolucion-orden-cargo-detalle',
  path: '',
  table: devolucionOrdenCargoDetalle,
  key: {
    name: 'devolucionDetalleId',
    column: devolucionOrdenCargoDetalle.devolucionDetalleId,
    kind: 'serial',
    type: 'integer',
  },
  form: devolucionOrdenCargoForm,
  fields: [
    { name: 'devolucionOrdenCargoId', kind: 'integer', column: devolucionOrdenCargoDetalle.devolucionOrdenCargoId },
    { name: 'orden', kind: 'integer', column: devolucionOrdenCargoDetalle.orden },
    { name: 'insumoOrdenCargoId', kind: 'integer', column: devolucionOrdenCargoDetalle.insumoOrdenCargoId },
    { name: 'insumoId', kind: 'integer', column: devolucionOrdenCargoDetalle.insumoId },
    { name: 'loteId', kind: 'integer', column: devolucionOrdenCargoDetalle.loteId },
    { name: 'cantidad', kind: 'integer', column: devolucionOrdenCargoDetalle.cantidad },
    {
      name: 'condicion',
      kind: 'enum',
      column: devolucionOrdenCargoDetalle.condicion,
      options: CONDICION_DEVOLUCION,
      enumName: 'CondicionDevolucion',
    },
    { name: 'costoUnitario', kind: 'number', column: devolucionOrdenCargoDetalle.costoUnitario },
    { name: 'importe', kind: 'number', column: devolucionOrdenCargoDetalle.importe },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: devolucionOrdenCargoDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, devolucionOrdenCargoDetalle.insumoId) }],
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
      column: devolucionOrdenCargoDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, devolucionOrdenCargoDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['insumoId', 'loteId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'devolucionDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.devolver',
    update: 'orden-cargo.devolver',
    delete: 'orden-cargo.devolver',
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

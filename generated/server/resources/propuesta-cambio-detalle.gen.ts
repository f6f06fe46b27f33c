// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CONDICION_CANJE } from '../../shared/enums.gen';
import { propuestaCambioForm } from '../../shared/forms/propuesta-cambio.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { cartaCanje } from '../tables/carta-canje.gen';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';
import { loteExpirar } from '../tables/lote-expirar.gen';
import { propuestaCambioDetalle } from '../tables/propuesta-cambio-detalle.gen';

const loteSaleIdTarget = alias(loteExpirar, 'propuesta_cambio_detalle_lote_sale_id');
const insumoEntraIdTarget = alias(insumo, 'propuesta_cambio_detalle_insumo_entra_id');
const insumoIdTarget = alias(insumo, 'propuesta_cambio_detalle_insumo_id');
const cartaCanjeIdTarget = alias(cartaCanje, 'propuesta_cambio_detalle_carta_canje_id');
const loteEntraIdTarget = alias(lote, 'propuesta_cambio_detalle_lote_entra_id');

export const propuestaCambioDetalleResource: Resource = {
  name: 'propuesta-cambio-detalle',
  path: '',
  table: propuestaCambioDetalle,
  key: {
    name: 'propuestaCambioDetalleId',
    column: propuestaCambioDetalle.propuestaCambioDetalleId,
    kind: 'serial',
    type: 'integer',
  },
  form: propuestaCambioForm,
  fields: [
    { name: 'propuestaCambioId', kind: 'integer', column: propuestaCambioDetalle.propuestaCambioId },
    { name: 'orden', kind: 'integer', column: propuestaCambioDetalle.orden },
    { name: 'loteSaleId', kind: 'integer', column: propuestaCambioDetalle.loteSaleId },
    { name: 'cantidadSale', kind: 'integer', column: propuestaCambioDetalle.cantidadSale },
    { name: 'insumoEntraId', kind: 'integer', column: propuestaCambioDetalle.insumoEntraId },
    { name: 'numeroLoteEntra', kind: 'text', column: propuestaCambioDetalle.numeroLoteEntra },
    { name: 'caducidadEntra', kind: 'date', column: propuestaCambioDetalle.caducidadEntra },
    { name: 'cantidadEntra', kind: 'integer', column: propuestaCambioDetalle.cantidadEntra },
    { name: 'insumoId', kind: 'integer', column: propuestaCambioDetalle.insumoId },
    { name: 'numeroLote', kind: 'text', column: propuestaCambioDetalle.numeroLote },
    { name: 'caducidad', kind: 'date', column: propuestaCambioDetalle.caducidad },
    { name: 'costoUnitario', kind: 'number', column: propuestaCambioDetalle.costoUnitario },
    { name: 'cartaCanjeId', kind: 'integer', column: propuestaCambioDetalle.cartaCanjeId },
    { name: 'piezasPorDerecho', kind: 'integer', column: propuestaCambioDetalle.piezasPorDerecho },
    { name: 'cantidadContra', kind: 'integer', column: propuestaCambioDetalle.cantidadContra },
    { name: 'recibido', kind: 'integer', column: propuestaCambioDetalle.recibido },
    { name: 'entregado', kind: 'integer', column: propuestaCambioDetalle.entregado },
    {
      name: 'condicion',
      kind: 'enum',
      column: propuestaCambioDetalle.condicion,
      options: CONDICION_CANJE,
      enumName: 'CondicionCanje',
    },
    { name: 'temperatura', kind: 'number', column: propuestaCambioDetalle.temperatura },
    { name: 'numeroLoteRecibido', kind: 'text', column: propuestaCambioDetalle.numeroLoteRecibido },
    { name: 'caducidadRecibida', kind: 'date', column: propuestaCambioDetalle.caducidadRecibida },
    { name: 'recibidoCantidad', kind: 'integer', column: propuestaCambioDetalle.recibidoCantidad },
    { name: 'entregadoCantidad', kind: 'integer', column: propuestaCambioDetalle.entregadoCantidad },
    { name: 'rechazadoCantidad', kind: 'integer', column: propuestaCambioDetalle.rechazadoCantidad },
    { name: 'loteEntraId', kind: 'integer', column: propuestaCambioDetalle.loteEntraId },
    { name: 'pendiente', kind: 'integer', column: propuestaCambioDetalle.pendiente },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'loteSaleId',
      label: 'loteSaleNombre',
      entity: 'lote-expirar',
      column: propuestaCambioDetalle.loteSaleId,
      joins: [{ table: loteSaleIdTarget, on: eq(loteSaleIdTarget.loteExpirarId, propuestaCambioDetalle.loteSaleId) }],
      text: sql`${loteSaleIdTarget.numeroLote}`,
      order: [{ column: loteSaleIdTarget.numeroLote, words: true }],
    },
    {
      field: 'insumoEntraId',
      label: 'insumoEntraNombre',
      entity: 'insumo',
      column: propuestaCambioDetalle.insumoEntraId,
      joins: [
        { table: insumoEntraIdTarget, on: eq(insumoEntraIdTarget.insumoId, propuestaCambioDetalle.insumoEntraId) },
      ],
      text: sql`${insumoEntraIdTarget.nombreGenerico} || ' ' || coalesce(${insumoEntraIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoEntraIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoEntraIdTarget.nombreGenerico, words: true },
        { column: insumoEntraIdTarget.concentracion, words: true },
        { column: insumoEntraIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: propuestaCambioDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, propuestaCambioDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'cartaCanjeId',
      label: 'cartaCanjeNombre',
      entity: 'carta-canje',
      column: propuestaCambioDetalle.cartaCanjeId,
      joins: [
        { table: cartaCanjeIdTarget, on: eq(cartaCanjeIdTarget.cartaCanjeId, propuestaCambioDetalle.cartaCanjeId) },
      ],
      text: sql`${cartaCanjeIdTarget.folio}`,
      order: [{ column: cartaCanjeIdTarget.folio, words: true }],
    },
    {
      field: 'loteEntraId',
      label: 'loteEntraNombre',
      entity: 'lote',
      column: propuestaCambioDetalle.loteEntraId,
      joins: [{ table: loteEntraIdTarget, on: eq(loteEntraIdTarget.loteId, propuestaCambioDetalle.loteEntraId) }],
      text: sql`${loteEntraIdTarget.numeroLote}`,
      order: [{ column: loteEntraIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'loteSaleId',
      kind: 'column',
      entity: 'lote-expirar',
      dependsOn: { almacenId: 'almacenId', proveedorId: 'proveedorId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'propuestaCambioDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {
    propuesta_cambio_detalle_propuesta_cambio_id_lote_sale_id_key: ['propuestaCambioId', 'loteSaleId'],
  },
  operations: [],
  permissions: {
    list: 'propuesta-cambio.ver',
    get: 'propuesta-cambio.ver',
    create: 'propuesta-cambio.crear',
    update: 'propuesta-cambio.crear',
    delete: 'propuesta-cambio.crear',
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

// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_CARTA_CANJE } from '../../shared/enums.gen';
import { cartaCanjeForm } from '../../shared/forms/carta-canje.gen';
import { cartaCanjeLifecycle } from '../../shared/lifecycles/carta-canje.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { cartaCanje } from '../tables/carta-canje.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { proveedor } from '../tables/proveedor.gen';
import { recepcion } from '../tables/recepcion.gen';
import { unidad } from '../tables/unidad.gen';

const loteIdTarget = alias(lote, 'carta_canje_lote_id');
const proveedorIdTarget = alias(proveedor, 'carta_canje_proveedor_id');
const recepcionIdTarget = alias(recepcion, 'carta_canje_recepcion_id');
const almacenIdTarget = alias(almacen, 'carta_canje_almacen_id');
const unidadIdTarget = alias(unidad, 'carta_canje_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'carta_canje_jurisdiccion_id');
const insumoIdTarget = alias(insumo, 'carta_canje_insumo_id');

export const cartaCanjeResource: Resource = {
  name: 'carta-canje',
  path: '/proveedores/carta-canje',
  table: cartaCanje,
  key: { name: 'cartaCanjeId', column: cartaCanje.cartaCanjeId, kind: 'serial', type: 'integer' },
  form: cartaCanjeForm,
  fields: [
    { name: 'folio', kind: 'text', column: cartaCanje.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: cartaCanje.estatus,
      options: ESTATUS_CARTA_CANJE,
      enumName: 'EstatusCartaCanje',
    },
    { name: 'memoFolio', kind: 'text', column: cartaCanje.memoFolio, bulk: true },
    { name: 'memoFecha', kind: 'date', column: cartaCanje.memoFecha, bulk: true },
    { name: 'vigenciaMeses', kind: 'integer', column: cartaCanje.vigenciaMeses, bulk: true },
    { name: 'loteId', kind: 'integer', column: cartaCanje.loteId },
    { name: 'caducidad', kind: 'date', column: cartaCanje.caducidad },
    { name: 'vigenciaFecha', kind: 'date', column: cartaCanje.vigenciaFecha },
    { name: 'plazoRespuestaDias', kind: 'integer', column: cartaCanje.plazoRespuestaDias, bulk: true },
    { name: 'proveedorId', kind: 'integer', column: cartaCanje.proveedorId },
    { name: 'recepcionId', kind: 'integer', column: cartaCanje.recepcionId },
    { name: 'almacenId', kind: 'integer', column: cartaCanje.almacenId },
    { name: 'unidadId', kind: 'integer', column: cartaCanje.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: cartaCanje.jurisdiccionId },
    { name: 'insumoId', kind: 'integer', column: cartaCanje.insumoId },
    { name: 'cantidad', kind: 'integer', column: cartaCanje.cantidad },
    { name: 'cantidadCanjeada', kind: 'integer', column: cartaCanje.cantidadCanjeada },
    { name: 'piezasEnCanje', kind: 'integer', column: cartaCanje.piezasEnCanje },
    { name: 'saldo', kind: 'integer', column: cartaCanje.saldo, generated: true },
    { name: 'motivo', kind: 'text', column: cartaCanje.motivo },
    { name: 'condiciones', kind: 'text', column: cartaCanje.condiciones, bulk: true },
    { name: 'observaciones', kind: 'text', column: cartaCanje.observaciones, bulk: true },
    { name: 'avisoDias', kind: 'integer', column: cartaCanje.avisoDias },
    { name: 'canjeSolicitado', kind: 'datetime', column: cartaCanje.canjeSolicitado },
    { name: 'canjeLimite', kind: 'date', column: cartaCanje.canjeLimite },
    { name: 'estatusDesde', kind: 'datetime', column: cartaCanje.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: cartaCanje.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, cartaCanje.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: cartaCanje.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, cartaCanje.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'recepcionId',
      label: 'recepcionNombre',
      entity: 'recepcion',
      column: cartaCanje.recepcionId,
      joins: [{ table: recepcionIdTarget, on: eq(recepcionIdTarget.recepcionId, cartaCanje.recepcionId) }],
      text: sql`${recepcionIdTarget.folio}`,
      order: [{ column: recepcionIdTarget.folio, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: cartaCanje.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, cartaCanje.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: cartaCanje.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, cartaCanje.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: cartaCanje.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, cartaCanje.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: cartaCanje.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, cartaCanje.insumoId) }],
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
  narrowed: [],
  search: {
    own: cartaCanje.busqueda,
    sounds: null,
    dates: [],
    names: [cartaCanje.folio, cartaCanje.memoFolio],
    fields: ['folio', 'memoFolio'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'memoFolio')} · ${valueAt(record, 'proveedorNombre')}`,
  sort: { direction: 'asc', field: 'vigenciaFecha' },
  pageSize: 25,
  totals: ['cantidad', 'cantidadCanjeada', 'piezasEnCanje', 'saldo'],
  unique: { carta_canje_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update'],
  permissions: {
    list: 'carta-canje.ver',
    get: 'carta-canje.ver',
    create: 'carta-canje.registrar',
    update: 'carta-canje.registrar',
    delete: 'carta-canje.registrar',
  },
  scope: {
    almacen: ['almacenId'],
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    proveedor: ['proveedorId'],
  },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  views: [
    { id: 'porAtender', filter: { paso: ['solicitarCanje'] } },
    { id: 'enCurso', filter: { estatus: ['VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL'] } },
  ],
  attachments: { maxFiles: 5, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: cartaCanjeLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'CC', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['APLICADA'],
    content: [
      'folio',
      'estatus',
      'memoFolio',
      'memoFecha',
      'vigenciaMeses',
      'loteId',
      'caducidad',
      'plazoRespuestaDias',
      'proveedorId',
      'recepcionId',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'insumoId',
      'cantidad',
      'cantidadCanjeada',
      'piezasEnCanje',
      'motivo',
      'condiciones',
      'observaciones',
      'avisoDias',
      'canjeSolicitado',
      'canjeLimite',
    ],
    lines: {},
  },
  derive: 'cartaCanje',
  copies: [
    { field: 'caducidad', reference: 'loteId', entity: 'lote', from: 'caducidad' },
    { field: 'proveedorId', reference: 'loteId', entity: 'lote', from: 'proveedorId' },
    { field: 'almacenId', reference: 'loteId', entity: 'lote', from: 'almacenId' },
    { field: 'unidadId', reference: 'loteId', entity: 'lote', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'loteId', entity: 'lote', from: 'jurisdiccionId' },
    { field: 'insumoId', reference: 'loteId', entity: 'lote', from: 'insumoId' },
  ],
  listParameters: [
    { name: 'estatus', kind: 'where', path: 'estatus', operator: null },
    { name: 'vigenciaAntesDe', kind: 'where', path: 'vigenciaFecha', operator: 'lte' },
  ],
};

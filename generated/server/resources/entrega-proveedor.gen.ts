// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_ENTREGA } from '../../shared/enums.gen';
import { entregaProveedorForm } from '../../shared/forms/entrega-proveedor.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { contrato } from '../tables/contrato.gen';
import { entregaProveedor } from '../tables/entrega-proveedor.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';

const proveedorIdTarget = alias(proveedor, 'entrega_proveedor_proveedor_id');
const contratoIdTarget = alias(contrato, 'entrega_proveedor_contrato_id');
const almacenIdTarget = alias(almacen, 'entrega_proveedor_almacen_id');
const unidadIdTarget = alias(unidad, 'entrega_proveedor_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'entrega_proveedor_jurisdiccion_id');
const insumoIdTarget = alias(insumo, 'entrega_proveedor_insumo_id');
const loteIdTarget = alias(lote, 'entrega_proveedor_lote_id');

export const entregaProveedorResource: Resource = {
  name: 'entrega-proveedor',
  path: '/oficinas-centrales/entrega',
  table: entregaProveedor,
  key: { name: 'entregaProveedorId', column: entregaProveedor.entregaProveedorId, kind: 'serial', type: 'integer' },
  form: entregaProveedorForm,
  fields: [
    { name: 'folio', kind: 'text', column: entregaProveedor.folio },
    { name: 'remision', kind: 'text', column: entregaProveedor.remision },
    { name: 'fecha', kind: 'date', column: entregaProveedor.fecha },
    {
      name: 'estatus',
      kind: 'enum',
      column: entregaProveedor.estatus,
      options: ESTATUS_ENTREGA,
      enumName: 'EstatusEntrega',
    },
    { name: 'proveedorId', kind: 'integer', column: entregaProveedor.proveedorId },
    { name: 'contratoId', kind: 'integer', column: entregaProveedor.contratoId },
    { name: 'almacenId', kind: 'integer', column: entregaProveedor.almacenId },
    { name: 'unidadId', kind: 'integer', column: entregaProveedor.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: entregaProveedor.jurisdiccionId },
    { name: 'insumoId', kind: 'integer', column: entregaProveedor.insumoId },
    { name: 'loteId', kind: 'integer', column: entregaProveedor.loteId },
    { name: 'marca', kind: 'text', column: entregaProveedor.marca },
    { name: 'numeroLote', kind: 'text', column: entregaProveedor.numeroLote },
    { name: 'caducidad', kind: 'date', column: entregaProveedor.caducidad },
    { name: 'cantidad', kind: 'integer', column: entregaProveedor.cantidad },
    { name: 'aceptada', kind: 'integer', column: entregaProveedor.aceptada },
    { name: 'rechazada', kind: 'integer', column: entregaProveedor.rechazada },
    { name: 'motivoRechazo', kind: 'text', column: entregaProveedor.motivoRechazo },
    { name: 'importe', kind: 'number', column: entregaProveedor.importe },
    { name: 'diasDeVida', kind: 'integer', column: entregaProveedor.diasDeVida },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: entregaProveedor.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, entregaProveedor.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'contratoId',
      label: 'contratoNombre',
      entity: 'contrato',
      column: entregaProveedor.contratoId,
      joins: [{ table: contratoIdTarget, on: eq(contratoIdTarget.contratoId, entregaProveedor.contratoId) }],
      text: sql`${contratoIdTarget.numero}`,
      order: [{ column: contratoIdTarget.numero, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: entregaProveedor.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, entregaProveedor.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: entregaProveedor.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, entregaProveedor.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: entregaProveedor.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, entregaProveedor.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: entregaProveedor.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, entregaProveedor.insumoId) }],
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
      column: entregaProveedor.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, entregaProveedor.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: entregaProveedor.busqueda,
    sounds: null,
    dates: [],
    names: [entregaProveedor.folio, entregaProveedor.remision, entregaProveedor.numeroLote],
    fields: ['folio', 'remision', 'numeroLote'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'remision')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: ['cantidad', 'aceptada', 'rechazada', 'importe'],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { proveedor: ['proveedorId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  view: true,
  derive: null,
  copies: [],
};

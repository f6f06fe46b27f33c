// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_LOTE, ESTATUS_PROPUESTA, SEMAFORO_CADUCIDAD, SUGERENCIA_CADUCIDAD } from '../../shared/enums.gen';
import { loteExpirarForm } from '../../shared/forms/lote-expirar.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { cartaCanje } from '../tables/carta-canje.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { loteExpirar } from '../tables/lote-expirar.gen';
import { propuestaCambio } from '../tables/propuesta-cambio.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';

const loteIdTarget = alias(lote, 'lote_expirar_lote_id');
const insumoIdTarget = alias(insumo, 'lote_expirar_insumo_id');
const almacenIdTarget = alias(almacen, 'lote_expirar_almacen_id');
const unidadIdTarget = alias(unidad, 'lote_expirar_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'lote_expirar_jurisdiccion_id');
const proveedorIdTarget = alias(proveedor, 'lote_expirar_proveedor_id');
const cartaCanjeIdTarget = alias(cartaCanje, 'lote_expirar_carta_canje_id');
const propuestaCambioIdTarget = alias(propuestaCambio, 'lote_expirar_propuesta_cambio_id');

export const loteExpirarResource: Resource = {
  name: 'lote-expirar',
  path: '/proveedores/carta-canje/lotes-a-expirar',
  table: loteExpirar,
  key: { name: 'loteExpirarId', column: loteExpirar.loteExpirarId, kind: 'serial', type: 'integer' },
  form: loteExpirarForm,
  fields: [
    { name: 'loteId', kind: 'integer', column: loteExpirar.loteId },
    { name: 'insumoClave', kind: 'text', column: loteExpirar.insumoClave },
    { name: 'insumoId', kind: 'integer', column: loteExpirar.insumoId },
    { name: 'nombreGenerico', kind: 'text', column: loteExpirar.nombreGenerico },
    { name: 'numeroLote', kind: 'text', column: loteExpirar.numeroLote },
    { name: 'caducidad', kind: 'date', column: loteExpirar.caducidad },
    { name: 'diasParaCaducar', kind: 'integer', column: loteExpirar.diasParaCaducar },
    {
      name: 'semaforo',
      kind: 'enum',
      column: loteExpirar.semaforo,
      options: SEMAFORO_CADUCIDAD,
      enumName: 'SemaforoCaducidad',
    },
    {
      name: 'estatusLote',
      kind: 'enum',
      column: loteExpirar.estatusLote,
      options: ESTATUS_LOTE,
      enumName: 'EstatusLote',
    },
    { name: 'almacenId', kind: 'integer', column: loteExpirar.almacenId },
    { name: 'unidadId', kind: 'integer', column: loteExpirar.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: loteExpirar.jurisdiccionId },
    { name: 'existencia', kind: 'integer', column: loteExpirar.existencia },
    { name: 'libre', kind: 'integer', column: loteExpirar.libre },
    { name: 'cpm', kind: 'number', column: loteExpirar.cpm },
    { name: 'mesesExistencia', kind: 'number', column: loteExpirar.mesesExistencia },
    { name: 'piezasEnRiesgo', kind: 'integer', column: loteExpirar.piezasEnRiesgo },
    { name: 'importeEnRiesgo', kind: 'number', column: loteExpirar.importeEnRiesgo },
    { name: 'costoUnitario', kind: 'number', column: loteExpirar.costoUnitario },
    { name: 'proveedorId', kind: 'integer', column: loteExpirar.proveedorId },
    { name: 'cartaCanjeId', kind: 'integer', column: loteExpirar.cartaCanjeId },
    { name: 'conCarta', kind: 'boolean', column: loteExpirar.conCarta },
    { name: 'conDerecho', kind: 'boolean', column: loteExpirar.conDerecho },
    { name: 'vigenciaFecha', kind: 'date', column: loteExpirar.vigenciaFecha },
    { name: 'diasDerecho', kind: 'integer', column: loteExpirar.diasDerecho },
    { name: 'piezasConDerecho', kind: 'integer', column: loteExpirar.piezasConDerecho },
    { name: 'propuestaCambioId', kind: 'integer', column: loteExpirar.propuestaCambioId },
    {
      name: 'propuestaEstatus',
      kind: 'enum',
      column: loteExpirar.propuestaEstatus,
      options: ESTATUS_PROPUESTA,
      enumName: 'EstatusPropuesta',
    },
    {
      name: 'sugerencia',
      kind: 'enum',
      column: loteExpirar.sugerencia,
      options: SUGERENCIA_CADUCIDAD,
      enumName: 'SugerenciaCaducidad',
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: loteExpirar.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, loteExpirar.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: loteExpirar.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, loteExpirar.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: loteExpirar.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, loteExpirar.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: loteExpirar.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, loteExpirar.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: loteExpirar.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, loteExpirar.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: loteExpirar.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, loteExpirar.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'cartaCanjeId',
      label: 'cartaCanjeNombre',
      entity: 'carta-canje',
      column: loteExpirar.cartaCanjeId,
      joins: [{ table: cartaCanjeIdTarget, on: eq(cartaCanjeIdTarget.cartaCanjeId, loteExpirar.cartaCanjeId) }],
      text: sql`${cartaCanjeIdTarget.folio}`,
      order: [{ column: cartaCanjeIdTarget.folio, words: true }],
    },
    {
      field: 'propuestaCambioId',
      label: 'propuestaCambioNombre',
      entity: 'propuesta-cambio',
      column: loteExpirar.propuestaCambioId,
      joins: [
        {
          table: propuestaCambioIdTarget,
          on: eq(propuestaCambioIdTarget.propuestaCambioId, loteExpirar.propuestaCambioId),
        },
      ],
      text: sql`${propuestaCambioIdTarget.folio}`,
      order: [{ column: propuestaCambioIdTarget.folio, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: loteExpirar.busqueda,
    sounds: null,
    dates: [],
    names: [loteExpirar.insumoClave, loteExpirar.nombreGenerico, loteExpirar.numeroLote],
    fields: ['insumoClave', 'numeroLote', 'nombreGenerico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'numeroLote')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'caducidad' },
  pageSize: 25,
  totals: ['existencia', 'libre', 'piezasEnRiesgo', 'importeEnRiesgo', 'piezasConDerecho'],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'carta-canje.ver',
    get: 'carta-canje.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
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
  lifecycle: null,
  folio: null,
  view: true,
  derive: null,
  copies: [],
  listParameters: [
    { name: 'dias', kind: 'where', path: 'diasParaCaducar', operator: 'lte' },
    { name: 'almacenId', kind: 'where', path: 'almacenId', operator: null },
    { name: 'proveedorId', kind: 'where', path: 'proveedorId', operator: null },
    { name: 'conCarta', kind: 'where', path: 'conCarta', operator: null },
    { name: 'semaforo', kind: 'where', path: 'semaforo', operator: null },
  ],
};

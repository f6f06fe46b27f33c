// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_LOTE } from '../../shared/enums.gen';
import { loteForm } from '../../shared/forms/lote.gen';
import { valueAt } from '#platform/shared/paths';
import { displayDate } from '#platform/shared/dates/days';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { cartaCanje } from '../tables/carta-canje.gen';
import { fuenteFinanciamiento } from '../tables/fuente-financiamiento.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { programa } from '../tables/programa.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';

const almacenIdTarget = alias(almacen, 'lote_almacen_id');
const insumoIdTarget = alias(insumo, 'lote_insumo_id');
const unidadIdTarget = alias(unidad, 'lote_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'lote_jurisdiccion_id');
const fuenteFinanciamientoIdTarget = alias(fuenteFinanciamiento, 'lote_fuente_financiamiento_id');
const programaIdTarget = alias(programa, 'lote_programa_id');
const proveedorIdTarget = alias(proveedor, 'lote_proveedor_id');
const cartaCanjeIdTarget = alias(cartaCanje, 'lote_carta_canje_id');

export const loteResource: Resource = {
  name: 'lote',
  path: '/inventario/inventario/lote',
  table: lote,
  key: { name: 'loteId', column: lote.loteId, kind: 'serial', type: 'integer' },
  form: loteForm,
  fields: [
    { name: 'almacenId', kind: 'integer', column: lote.almacenId },
    { name: 'insumoId', kind: 'integer', column: lote.insumoId },
    { name: 'insumoClave', kind: 'text', column: lote.insumoClave },
    { name: 'nombreGenerico', kind: 'text', column: lote.nombreGenerico },
    { name: 'unidadId', kind: 'integer', column: lote.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: lote.jurisdiccionId },
    { name: 'numeroLote', kind: 'text', column: lote.numeroLote },
    { name: 'caducidad', kind: 'date', column: lote.caducidad },
    { name: 'estatus', kind: 'enum', column: lote.estatus, options: ESTATUS_LOTE, enumName: 'EstatusLote' },
    { name: 'motivoEstatus', kind: 'text', column: lote.motivoEstatus },
    { name: 'fuenteFinanciamientoId', kind: 'integer', column: lote.fuenteFinanciamientoId },
    { name: 'programaId', kind: 'integer', column: lote.programaId },
    { name: 'existencia', kind: 'integer', column: lote.existencia },
    { name: 'reservada', kind: 'integer', column: lote.reservada },
    { name: 'libre', kind: 'integer', column: lote.libre, generated: true },
    { name: 'cantidadInicial', kind: 'integer', column: lote.cantidadInicial },
    { name: 'costoUnitario', kind: 'number', column: lote.costoUnitario },
    { name: 'ivaPorcentaje', kind: 'number', column: lote.ivaPorcentaje },
    { name: 'ubicacionCodigo', kind: 'text', column: lote.ubicacionCodigo, bulk: true },
    { name: 'observaciones', kind: 'text', column: lote.observaciones, bulk: true },
    { name: 'proveedorId', kind: 'integer', column: lote.proveedorId },
    { name: 'contrato', kind: 'text', column: lote.contrato },
    { name: 'ordenSuministro', kind: 'text', column: lote.ordenSuministro },
    { name: 'remision', kind: 'text', column: lote.remision },
    { name: 'factura', kind: 'text', column: lote.factura },
    { name: 'cartaCanjeId', kind: 'integer', column: lote.cartaCanjeId },
    { name: 'marca', kind: 'text', column: lote.marca },
    { name: 'fabricante', kind: 'text', column: lote.fabricante },
    { name: 'fechaFabricacion', kind: 'date', column: lote.fechaFabricacion },
    { name: 'codigoBarras', kind: 'text', column: lote.codigoBarras },
    { name: 'fechaRecepcion', kind: 'date', column: lote.fechaRecepcion },
    { name: 'temperaturaRecepcion', kind: 'number', column: lote.temperaturaRecepcion },
  ],
  computed: [
    { name: 'origen', fn: 'origenLote', from: ['fuenteFinanciamientoId', 'programaId', 'marca', 'proveedorId'] },
  ],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: lote.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, lote.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: lote.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, lote.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: lote.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, lote.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: lote.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, lote.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'fuenteFinanciamientoId',
      label: 'fuenteFinanciamientoNombre',
      entity: 'fuente-financiamiento',
      column: lote.fuenteFinanciamientoId,
      joins: [
        {
          table: fuenteFinanciamientoIdTarget,
          on: eq(fuenteFinanciamientoIdTarget.fuenteFinanciamientoId, lote.fuenteFinanciamientoId),
        },
      ],
      text: sql`${fuenteFinanciamientoIdTarget.nombre}`,
      order: [{ column: fuenteFinanciamientoIdTarget.nombre, words: true }],
    },
    {
      field: 'programaId',
      label: 'programaNombre',
      entity: 'programa',
      column: lote.programaId,
      joins: [{ table: programaIdTarget, on: eq(programaIdTarget.programaId, lote.programaId) }],
      text: sql`${programaIdTarget.nombre}`,
      order: [{ column: programaIdTarget.nombre, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: lote.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, lote.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'cartaCanjeId',
      label: 'cartaCanjeNombre',
      entity: 'carta-canje',
      column: lote.cartaCanjeId,
      joins: [{ table: cartaCanjeIdTarget, on: eq(cartaCanjeIdTarget.cartaCanjeId, lote.cartaCanjeId) }],
      text: sql`${cartaCanjeIdTarget.folio}`,
      order: [{ column: cartaCanjeIdTarget.folio, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: lote.busqueda,
    sounds: null,
    dates: [],
    names: [lote.insumoClave, lote.nombreGenerico, lote.numeroLote],
    fields: ['numeroLote', 'insumoClave', 'nombreGenerico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'numeroLote')}`,
  detail: (record) =>
    textOf`${valueAt(record, 'insumoNombre')} · ${displayDate(valueAt(record, 'caducidad'))} · ${valueAt(record, 'origen')} · ${valueAt(record, 'ubicacionCodigo')} · ${null} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'caducidad' },
  pageSize: 25,
  totals: ['existencia', 'reservada', 'libre'],
  unique: {},
  operations: ['list', 'get', 'update'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'lote.editar',
    update: 'lote.editar',
    delete: 'lote.editar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: { with: lote.existencia },
  auditReads: false,
  views: [
    { id: 'cuarentena', filter: { estatus: 'CUARENTENA' } },
    { id: 'suspendidos', filter: { estatus: ['SUSPENDIDO', 'RETIRADO'] } },
    { id: 'caducados', filter: { estatus: 'CADUCADO' } },
  ],
  attachments: { maxFiles: 20, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

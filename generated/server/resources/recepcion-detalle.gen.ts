// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recepcionForm } from '../../shared/forms/recepcion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { fuenteFinanciamiento } from '../tables/fuente-financiamiento.gen';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';
import { programa } from '../tables/programa.gen';
import { recepcionDetalle } from '../tables/recepcion-detalle.gen';

const insumoIdTarget = alias(insumo, 'recepcion_detalle_insumo_id');
const fuenteFinanciamientoIdTarget = alias(fuenteFinanciamiento, 'recepcion_detalle_fuente_financiamiento_id');
const programaIdTarget = alias(programa, 'recepcion_detalle_programa_id');
const loteIdTarget = alias(lote, 'recepcion_detalle_lote_id');

export const recepcionDetalleResource: Resource = {
  name: 'recepcion-detalle',
  path: '',
  table: recepcionDetalle,
  key: { name: 'recepcionDetalleId', column: recepcionDetalle.recepcionDetalleId, kind: 'serial', type: 'integer' },
  form: recepcionForm,
  fields: [
    { name: 'recepcionId', kind: 'integer', column: recepcionDetalle.recepcionId },
    { name: 'orden', kind: 'integer', column: recepcionDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: recepcionDetalle.insumoId },
    { name: 'numeroLote', kind: 'text', column: recepcionDetalle.numeroLote },
    { name: 'caducidad', kind: 'date', column: recepcionDetalle.caducidad },
    { name: 'cantidad', kind: 'integer', column: recepcionDetalle.cantidad },
    { name: 'costoUnitario', kind: 'number', column: recepcionDetalle.costoUnitario },
    { name: 'ivaPorcentaje', kind: 'number', column: recepcionDetalle.ivaPorcentaje },
    { name: 'importe', kind: 'number', column: recepcionDetalle.importe },
    { name: 'temperatura', kind: 'number', column: recepcionDetalle.temperatura },
    { name: 'ubicacionCodigo', kind: 'text', column: recepcionDetalle.ubicacionCodigo },
    { name: 'marca', kind: 'text', column: recepcionDetalle.marca },
    { name: 'fechaFabricacion', kind: 'date', column: recepcionDetalle.fechaFabricacion },
    { name: 'gtin', kind: 'text', column: recepcionDetalle.gtin },
    { name: 'fuenteFinanciamientoId', kind: 'integer', column: recepcionDetalle.fuenteFinanciamientoId },
    { name: 'programaId', kind: 'integer', column: recepcionDetalle.programaId },
    { name: 'cantidadRechazada', kind: 'integer', column: recepcionDetalle.cantidadRechazada },
    { name: 'motivoRechazo', kind: 'text', column: recepcionDetalle.motivoRechazo },
    { name: 'cartaFolio', kind: 'text', column: recepcionDetalle.cartaFolio },
    { name: 'cartaFecha', kind: 'date', column: recepcionDetalle.cartaFecha },
    { name: 'cartaVigenciaMeses', kind: 'integer', column: recepcionDetalle.cartaVigenciaMeses },
    { name: 'loteId', kind: 'integer', column: recepcionDetalle.loteId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: recepcionDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, recepcionDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'fuenteFinanciamientoId',
      label: 'fuenteFinanciamientoNombre',
      entity: 'fuente-financiamiento',
      column: recepcionDetalle.fuenteFinanciamientoId,
      joins: [
        {
          table: fuenteFinanciamientoIdTarget,
          on: eq(fuenteFinanciamientoIdTarget.fuenteFinanciamientoId, recepcionDetalle.fuenteFinanciamientoId),
        },
      ],
      text: sql`${fuenteFinanciamientoIdTarget.nombre}`,
      order: [{ column: fuenteFinanciamientoIdTarget.nombre, words: true }],
    },
    {
      field: 'programaId',
      label: 'programaNombre',
      entity: 'programa',
      column: recepcionDetalle.programaId,
      joins: [{ table: programaIdTarget, on: eq(programaIdTarget.programaId, recepcionDetalle.programaId) }],
      text: sql`${programaIdTarget.nombre}`,
      order: [{ column: programaIdTarget.nombre, words: true }],
    },
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: recepcionDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, recepcionDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'recepcionDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'entrada.registrar',
    update: 'entrada.registrar',
    delete: 'entrada.registrar',
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

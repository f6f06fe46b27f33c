// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DIFERENCIA_ORDEN_CARGO, ESTATUS_LINEA_ORDEN_CARGO } from '../../shared/enums.gen';
import { ordenCargoForm } from '../../shared/forms/orden-cargo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';
import { ordenCargoDetalle } from '../tables/orden-cargo-detalle.gen';

const insumoIdTarget = alias(insumo, 'orden_cargo_detalle_insumo_id');
const motivoNoSurtidoIdTarget = alias(motivoNoSurtido, 'orden_cargo_detalle_motivo_no_surtido_id');

export const ordenCargoDetalleResource: Resource = {
  name: 'orden-cargo-detalle',
  path: '',
  table: ordenCargoDetalle,
  key: { name: 'insumoOrdenCargoId', column: ordenCargoDetalle.insumoOrdenCargoId, kind: 'serial', type: 'integer' },
  form: ordenCargoForm,
  fields: [
    { name: 'ordenCargoId', kind: 'integer', column: ordenCargoDetalle.ordenCargoId },
    { name: 'orden', kind: 'integer', column: ordenCargoDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: ordenCargoDetalle.insumoId },
    { name: 'cantidadSolicitada', kind: 'integer', column: ordenCargoDetalle.cantidadSolicitada },
    { name: 'justificacion', kind: 'text', column: ordenCargoDetalle.justificacion },
    { name: 'cantidadAutorizada', kind: 'integer', column: ordenCargoDetalle.cantidadAutorizada },
    { name: 'motivoModificacion', kind: 'text', column: ordenCargoDetalle.motivoModificacion },
    { name: 'apartados', kind: 'records', column: ordenCargoDetalle.apartados },
    { name: 'lotes', kind: 'records', column: ordenCargoDetalle.lotes },
    { name: 'cantidadSurtida', kind: 'integer', column: ordenCargoDetalle.cantidadSurtida },
    { name: 'motivoNoSurtidoId', kind: 'integer', column: ordenCargoDetalle.motivoNoSurtidoId },
    { name: 'noSurtida', kind: 'boolean', column: ordenCargoDetalle.noSurtida },
    { name: 'cantidadRecibida', kind: 'integer', column: ordenCargoDetalle.cantidadRecibida },
    {
      name: 'motivoDiferencia',
      kind: 'enum',
      column: ordenCargoDetalle.motivoDiferencia,
      options: DIFERENCIA_ORDEN_CARGO,
      enumName: 'DiferenciaOrdenCargo',
    },
    { name: 'notaDiferencia', kind: 'text', column: ordenCargoDetalle.notaDiferencia },
    { name: 'cantidadDevuelta', kind: 'integer', column: ordenCargoDetalle.cantidadDevuelta },
    { name: 'precioUnitario', kind: 'number', column: ordenCargoDetalle.precioUnitario },
    { name: 'importe', kind: 'number', column: ordenCargoDetalle.importe },
    {
      name: 'estatusLinea',
      kind: 'enum',
      column: ordenCargoDetalle.estatusLinea,
      options: ESTATUS_LINEA_ORDEN_CARGO,
      enumName: 'EstatusLineaOrdenCargo',
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: ordenCargoDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, ordenCargoDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'motivoNoSurtidoId',
      label: 'motivoNoSurtidoNombre',
      entity: 'motivo-no-surtido',
      column: ordenCargoDetalle.motivoNoSurtidoId,
      joins: [
        {
          table: motivoNoSurtidoIdTarget,
          on: eq(motivoNoSurtidoIdTarget.motivoNoSurtidoId, ordenCargoDetalle.motivoNoSurtidoId),
        },
      ],
      text: sql`${motivoNoSurtidoIdTarget.nombre}`,
      order: [{ column: motivoNoSurtidoIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'insumoOrdenCargoId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { orden_cargo_detalle_orden_cargo_id_insumo_id_key: ['ordenCargoId', 'insumoId'] },
  operations: [],
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.crear',
    update: 'orden-cargo.crear',
    delete: 'orden-cargo.crear',
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

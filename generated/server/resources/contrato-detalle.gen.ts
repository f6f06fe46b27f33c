// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contratoForm } from '../../shared/forms/contrato.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { contratoDetalle } from '../tables/contrato-detalle.gen';
import { insumo } from '../tables/insumo.gen';

const insumoIdTarget = alias(insumo, 'contrato_detalle_insumo_id');

export const contratoDetalleResource: Resource = {
  name: 'contrato-detalle',
  path: '',
  table: contratoDetalle,
  key: { name: 'contratoDetalleId', column: contratoDetalle.contratoDetalleId, kind: 'serial', type: 'integer' },
  form: contratoForm,
  fields: [
    { name: 'contratoId', kind: 'integer', column: contratoDetalle.contratoId },
    { name: 'orden', kind: 'integer', column: contratoDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: contratoDetalle.insumoId },
    { name: 'cantidadMinima', kind: 'integer', column: contratoDetalle.cantidadMinima },
    { name: 'cantidadMaxima', kind: 'integer', column: contratoDetalle.cantidadMaxima },
    { name: 'precio', kind: 'number', column: contratoDetalle.precio },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: contratoDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, contratoDetalle.insumoId) }],
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
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'contratoDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { contrato_detalle_contrato_id_insumo_id_key: ['contratoId', 'insumoId'] },
  operations: [],
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'proveedor.administrar',
    update: 'proveedor.administrar',
    delete: 'proveedor.administrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  attachments: { maxFiles: 20, maxMB: 20, accept: ['pdf', 'image', 'office'] },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

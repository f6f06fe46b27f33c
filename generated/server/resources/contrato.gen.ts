// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contratoForm } from '../../shared/forms/contrato.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { contrato } from '../tables/contrato.gen';
import { contratoDetalle } from '../tables/contrato-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { proveedor } from '../tables/proveedor.gen';
import { contratoDetalleResource } from './contrato-detalle.gen';

const proveedorIdTarget = alias(proveedor, 'contrato_proveedor_id');

export const contratoResource: Resource = {
  name: 'contrato',
  path: '/oficinas-centrales/contrato',
  table: contrato,
  key: { name: 'contratoId', column: contrato.contratoId, kind: 'serial', type: 'integer' },
  form: contratoForm,
  fields: [
    { name: 'proveedorId', kind: 'integer', column: contrato.proveedorId, bulk: true },
    { name: 'numero', kind: 'text', column: contrato.numero },
    { name: 'ejercicio', kind: 'integer', column: contrato.ejercicio, bulk: true },
    { name: 'vigenciaDesde', kind: 'date', column: contrato.vigenciaDesde, bulk: true },
    { name: 'vigenciaHasta', kind: 'date', column: contrato.vigenciaHasta, bulk: true },
    { name: 'diasCanje', kind: 'integer', column: contrato.diasCanje, bulk: true },
    { name: 'mesesCaducidadMinima', kind: 'integer', column: contrato.mesesCaducidadMinima, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: contrato.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, contrato.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'contratoId',
      parent: contratoDetalle.contratoId,
      position: contratoDetalle.orden,
      unique: [['insumoId']],
      resource: contratoDetalleResource,
    },
  ],
  nested: [
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
  ],
  narrowed: [],
  search: { own: contrato.busqueda, sounds: null, dates: [], names: [contrato.numero], fields: ['numero'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'numero')}`,
  detail: (record) => textOf`${valueAt(record, 'proveedorNombre')}`,
  sort: { direction: 'desc', field: 'vigenciaHasta' },
  pageSize: 25,
  totals: [],
  unique: { contrato_numero_key: ['numero'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'proveedor.ver',
    get: 'proveedor.ver',
    create: 'proveedor.administrar',
    update: 'proveedor.administrar',
    delete: 'proveedor.administrar',
  },
  scope: { proveedor: ['proveedorId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  holds: { until: contrato.vigenciaHasta },
  auditReads: false,
  attachments: { maxFiles: 20, maxMB: 20, accept: ['pdf', 'image', 'office'] },
  comments: { write: 'proveedor.ver' },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
  related: [
    {
      name: 'avance',
      entity: 'contrato-clave',
      by: 'contratoId',
      fields: ['insumoId', 'entregado', 'faltaMinimo', 'pendiente', 'ultimaEntrega'],
    },
  ],
};

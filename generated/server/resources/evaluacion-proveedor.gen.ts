// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { evaluacionProveedorForm } from '../../shared/forms/evaluacion-proveedor.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { evaluacionProveedor } from '../tables/evaluacion-proveedor.gen';
import { proveedor } from '../tables/proveedor.gen';

const proveedorIdTarget = alias(proveedor, 'evaluacion_proveedor_proveedor_id');

export const evaluacionProveedorResource: Resource = {
  name: 'evaluacion-proveedor',
  path: '/oficinas-centrales/evaluacion-proveedor',
  table: evaluacionProveedor,
  key: {
    name: 'evaluacionProveedorId',
    column: evaluacionProveedor.evaluacionProveedorId,
    kind: 'serial',
    type: 'integer',
  },
  form: evaluacionProveedorForm,
  fields: [
    { name: 'proveedorId', kind: 'integer', column: evaluacionProveedor.proveedorId },
    { name: 'razonSocial', kind: 'text', column: evaluacionProveedor.razonSocial },
    { name: 'calificacion', kind: 'number', column: evaluacionProveedor.calificacion },
    { name: 'cumplimientoTiempo', kind: 'number', column: evaluacionProveedor.cumplimientoTiempo },
    { name: 'entregasPuntuales', kind: 'integer', column: evaluacionProveedor.entregasPuntuales },
    { name: 'entregas', kind: 'integer', column: evaluacionProveedor.entregas },
    { name: 'cumplimientoCantidad', kind: 'number', column: evaluacionProveedor.cumplimientoCantidad },
    { name: 'piezasEntregadas', kind: 'integer', column: evaluacionProveedor.piezasEntregadas },
    { name: 'piezasDebidas', kind: 'integer', column: evaluacionProveedor.piezasDebidas },
    { name: 'canjesAtendidos', kind: 'number', column: evaluacionProveedor.canjesAtendidos },
    { name: 'piezasCanjeadas', kind: 'integer', column: evaluacionProveedor.piezasCanjeadas },
    { name: 'piezasCarta', kind: 'integer', column: evaluacionProveedor.piezasCarta },
    { name: 'rechazos', kind: 'number', column: evaluacionProveedor.rechazos },
    { name: 'piezasRechazadas', kind: 'integer', column: evaluacionProveedor.piezasRechazadas },
    { name: 'piezasRevisadas', kind: 'integer', column: evaluacionProveedor.piezasRevisadas },
    { name: 'recepciones', kind: 'integer', column: evaluacionProveedor.recepciones },
    { name: 'canjes', kind: 'integer', column: evaluacionProveedor.canjes },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: evaluacionProveedor.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, evaluacionProveedor.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: evaluacionProveedor.busqueda,
    sounds: null,
    dates: [],
    names: [evaluacionProveedor.razonSocial],
    fields: ['razonSocial'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'razonSocial')}`,
  detail: null,
  sort: { direction: 'asc', field: 'calificacion' },
  pageSize: 25,
  totals: [
    'entregasPuntuales',
    'entregas',
    'piezasEntregadas',
    'piezasDebidas',
    'piezasCanjeadas',
    'piezasCarta',
    'piezasRechazadas',
    'piezasRevisadas',
    'recepciones',
    'canjes',
  ],
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

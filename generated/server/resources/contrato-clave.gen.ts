// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contratoClaveForm } from '../../shared/forms/contrato-clave.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { contrato } from '../tables/contrato.gen';
import { contratoClave } from '../tables/contrato-clave.gen';
import { insumo } from '../tables/insumo.gen';
import { proveedor } from '../tables/proveedor.gen';

const contratoIdTarget = alias(contrato, 'contrato_clave_contrato_id');
const proveedorIdTarget = alias(proveedor, 'contrato_clave_proveedor_id');
const insumoIdTarget = alias(insumo, 'contrato_clave_insumo_id');

export const contratoClaveResource: Resource = {
  name: 'contrato-clave',
  path: '/oficinas-centrales/contrato-clave',
  table: contratoClave,
  key: { name: 'contratoClaveId', column: contratoClave.contratoClaveId, kind: 'serial', type: 'integer' },
  form: contratoClaveForm,
  fields: [
    { name: 'contratoId', kind: 'integer', column: contratoClave.contratoId },
    { name: 'proveedorId', kind: 'integer', column: contratoClave.proveedorId },
    { name: 'ejercicio', kind: 'integer', column: contratoClave.ejercicio },
    { name: 'vigenciaDesde', kind: 'date', column: contratoClave.vigenciaDesde },
    { name: 'vigenciaHasta', kind: 'date', column: contratoClave.vigenciaHasta },
    { name: 'insumoClave', kind: 'text', column: contratoClave.insumoClave },
    { name: 'insumoId', kind: 'integer', column: contratoClave.insumoId },
    { name: 'cantidadMinima', kind: 'integer', column: contratoClave.cantidadMinima },
    { name: 'cantidadMaxima', kind: 'integer', column: contratoClave.cantidadMaxima },
    { name: 'precio', kind: 'number', column: contratoClave.precio },
    { name: 'entregado', kind: 'integer', column: contratoClave.entregado },
    { name: 'faltaMinimo', kind: 'integer', column: contratoClave.faltaMinimo },
    { name: 'pendiente', kind: 'integer', column: contratoClave.pendiente },
    { name: 'avance', kind: 'number', column: contratoClave.avance },
    { name: 'ultimaEntrega', kind: 'date', column: contratoClave.ultimaEntrega },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'contratoId',
      label: 'contratoNombre',
      entity: 'contrato',
      column: contratoClave.contratoId,
      joins: [{ table: contratoIdTarget, on: eq(contratoIdTarget.contratoId, contratoClave.contratoId) }],
      text: sql`${contratoIdTarget.numero}`,
      order: [{ column: contratoIdTarget.numero, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: contratoClave.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, contratoClave.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: contratoClave.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, contratoClave.insumoId) }],
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
    own: contratoClave.busqueda,
    sounds: null,
    dates: [],
    names: [contratoClave.insumoClave],
    fields: ['insumoClave'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'insumoClave')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoNombre')}`,
  sort: { direction: 'desc', field: 'vigenciaHasta' },
  pageSize: 25,
  totals: ['cantidadMinima', 'cantidadMaxima', 'entregado', 'faltaMinimo', 'pendiente'],
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

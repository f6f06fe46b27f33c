// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { estadoForm } from '../../shared/forms/estado.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { estado } from '../tables/estado.gen';
import { pais } from '../tables/pais.gen';

const paisCodigoTarget = alias(pais, 'estado_pais_codigo');

export const estadoResource: Resource = {
  name: 'estado',
  path: '/catalogos/estado',
  table: estado,
  key: { name: 'clave', column: estado.clave, kind: 'natural', type: 'text' },
  form: estadoForm,
  fields: [
    { name: 'clave', kind: 'text', column: estado.clave },
    { name: 'nombre', kind: 'text', column: estado.nombre, bulk: true },
    { name: 'abreviatura', kind: 'text', column: estado.abreviatura, bulk: true },
    { name: 'claveInegi', kind: 'text', column: estado.claveInegi },
    { name: 'paisCodigo', kind: 'text', column: estado.paisCodigo, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'paisCodigo',
      label: 'paisNombre',
      entity: 'pais',
      column: estado.paisCodigo,
      joins: [{ table: paisCodigoTarget, on: eq(paisCodigoTarget.codigo, estado.paisCodigo) }],
      text: sql`${paisCodigoTarget.nombre}`,
      order: [{ column: paisCodigoTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: estado.busqueda,
    sounds: null,
    dates: [],
    names: [estado.clave, estado.nombre, estado.abreviatura],
    fields: ['clave', 'nombre', 'abreviatura'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 1000,
  totals: [],
  unique: { estado_pkey: ['clave'], estado_clave_inegi_key: ['claveInegi'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

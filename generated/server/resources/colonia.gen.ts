// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COLONIA_TIPO_ASENTAMIENTO } from '../../shared/enums.gen';
import { coloniaForm } from '../../shared/forms/colonia.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { colonia } from '../tables/colonia.gen';
import { municipio } from '../tables/municipio.gen';

const municipioIdTarget = alias(municipio, 'colonia_municipio_id');

export const coloniaResource: Resource = {
  name: 'colonia',
  path: '/catalogos/colonia',
  table: colonia,
  key: { name: 'coloniaId', column: colonia.coloniaId, kind: 'serial', type: 'integer' },
  form: coloniaForm,
  fields: [
    { name: 'nombre', kind: 'text', column: colonia.nombre },
    {
      name: 'tipoAsentamiento',
      kind: 'enum',
      column: colonia.tipoAsentamiento,
      options: COLONIA_TIPO_ASENTAMIENTO,
      enumName: 'ColoniaTipoAsentamiento',
    },
    { name: 'municipioId', kind: 'integer', column: colonia.municipioId, bulk: true },
    { name: 'codigoPostal', kind: 'text', column: colonia.codigoPostal },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'municipioId',
      label: 'municipioNombre',
      entity: 'municipio',
      column: colonia.municipioId,
      joins: [{ table: municipioIdTarget, on: eq(municipioIdTarget.municipioId, colonia.municipioId) }],
      text: sql`${municipioIdTarget.nombre}`,
      order: [{ column: municipioIdTarget.nombre, words: true }],
    },
    {
      field: 'codigoPostal',
      label: 'codigoPostalNombre',
      entity: 'codigo-postal',
      column: colonia.codigoPostal,
      joins: [],
      text: sql`${colonia.codigoPostal}`,
      order: [{ column: colonia.codigoPostal, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'codigoPostal',
      kind: 'column',
      entity: 'codigo-postal',
      dependsOn: { municipioId: 'municipioId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: colonia.busqueda,
    sounds: null,
    dates: [],
    names: [colonia.nombre],
    fields: ['nombre', 'codigoPostal'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'codigoPostal')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: {
    colonia_codigo_postal_nombre_tipo_asentamiento_key: ['codigoPostal', 'nombre', 'tipoAsentamiento'],
  },
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

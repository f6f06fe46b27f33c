// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CODIGO_POSTAL_ZONA } from '../../shared/enums.gen';
import { codigoPostalForm } from '../../shared/forms/codigo-postal.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { codigoPostal } from '../tables/codigo-postal.gen';
import { estado } from '../tables/estado.gen';
import { municipio } from '../tables/municipio.gen';

const estadoClaveTarget = alias(estado, 'codigo_postal_estado_clave');
const municipioIdTarget = alias(municipio, 'codigo_postal_municipio_id');

export const codigoPostalResource: Resource = {
  name: 'codigo-postal',
  path: '/catalogos/codigo-postal',
  table: codigoPostal,
  key: { name: 'codigo', column: codigoPostal.codigo, kind: 'natural', type: 'text' },
  form: codigoPostalForm,
  fields: [
    { name: 'codigo', kind: 'text', column: codigoPostal.codigo },
    { name: 'estadoClave', kind: 'text', column: codigoPostal.estadoClave, bulk: true },
    { name: 'municipioId', kind: 'integer', column: codigoPostal.municipioId },
    { name: 'ciudad', kind: 'text', column: codigoPostal.ciudad, bulk: true },
    {
      name: 'zona',
      kind: 'enum',
      column: codigoPostal.zona,
      options: CODIGO_POSTAL_ZONA,
      enumName: 'CodigoPostalZona',
      bulk: true,
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'estadoClave',
      label: 'estadoNombre',
      entity: 'estado',
      column: codigoPostal.estadoClave,
      joins: [{ table: estadoClaveTarget, on: eq(estadoClaveTarget.clave, codigoPostal.estadoClave) }],
      text: sql`${estadoClaveTarget.nombre}`,
      order: [{ column: estadoClaveTarget.nombre, words: true }],
    },
    {
      field: 'municipioId',
      label: 'municipioNombre',
      entity: 'municipio',
      column: codigoPostal.municipioId,
      joins: [{ table: municipioIdTarget, on: eq(municipioIdTarget.municipioId, codigoPostal.municipioId) }],
      text: sql`${municipioIdTarget.nombre}`,
      order: [{ column: municipioIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'estadoClave',
      kind: 'column',
      entity: 'estado',
      dependsOn: {},
      filter: { paisCodigo: 'MX' },
      acyclic: false,
    },
    {
      path: 'municipioId',
      kind: 'column',
      entity: 'municipio',
      dependsOn: { estadoClave: 'estadoClave' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: codigoPostal.busqueda,
    sounds: null,
    dates: [],
    names: [codigoPostal.codigo, codigoPostal.ciudad],
    fields: ['codigo', 'ciudad'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'codigo')}`,
  detail: (record) => textOf`${valueAt(record, 'ciudad')}`,
  sort: { direction: 'asc', field: 'codigo' },
  pageSize: 25,
  totals: [],
  unique: { codigo_postal_pkey: ['codigo'] },
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
  related: [
    { name: 'colonias', entity: 'colonia', by: 'codigoPostal', fields: ['coloniaId', 'nombre', 'tipoAsentamiento'] },
  ],
};

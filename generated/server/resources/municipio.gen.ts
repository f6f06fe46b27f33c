// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { municipioForm } from '../../shared/forms/municipio.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { estado } from '../tables/estado.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { municipio } from '../tables/municipio.gen';

const estadoClaveTarget = alias(estado, 'municipio_estado_clave');
const jurisdiccionIdTarget = alias(jurisdiccion, 'municipio_jurisdiccion_id');

export const municipioResource: Resource = {
  name: 'municipio',
  path: '/catalogos/municipio',
  table: municipio,
  key: { name: 'municipioId', column: municipio.municipioId, kind: 'serial', type: 'integer' },
  form: municipioForm,
  fields: [
    { name: 'nombre', kind: 'text', column: municipio.nombre, bulk: true },
    { name: 'estadoClave', kind: 'text', column: municipio.estadoClave },
    { name: 'claveInegi', kind: 'text', column: municipio.claveInegi },
    { name: 'jurisdiccionId', kind: 'integer', column: municipio.jurisdiccionId, bulk: true },
    { name: 'poblacion', kind: 'integer', column: municipio.poblacion, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'estadoClave',
      label: 'estadoNombre',
      entity: 'estado',
      column: municipio.estadoClave,
      joins: [{ table: estadoClaveTarget, on: eq(estadoClaveTarget.clave, municipio.estadoClave) }],
      text: sql`${estadoClaveTarget.nombre}`,
      order: [{ column: estadoClaveTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: municipio.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, municipio.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
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
  ],
  search: {
    own: municipio.busqueda,
    sounds: null,
    dates: [],
    names: [municipio.nombre, municipio.claveInegi],
    fields: ['nombre', 'claveInegi'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'estadoClave')} ${valueAt(record, 'claveInegi')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { municipio_estado_clave_clave_inegi_key: ['estadoClave', 'claveInegi'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: ['proveedor'],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

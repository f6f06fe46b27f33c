// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { paisForm } from '../../shared/forms/pais.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { pais } from '../tables/pais.gen';

export const paisResource: Resource = {
  name: 'pais',
  path: '/catalogos/pais',
  table: pais,
  key: { name: 'codigo', column: pais.codigo, kind: 'natural', type: 'text' },
  form: paisForm,
  fields: [
    { name: 'codigo', kind: 'text', column: pais.codigo },
    { name: 'codigo3', kind: 'text', column: pais.codigo3 },
    { name: 'nombre', kind: 'text', column: pais.nombre, bulk: true },
    { name: 'nacionalidad', kind: 'text', column: pais.nacionalidad, bulk: true },
    { name: 'orden', kind: 'integer', column: pais.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: pais.busqueda,
    sounds: null,
    dates: [],
    names: [pais.codigo, pais.codigo3, pais.nombre, pais.nacionalidad],
    fields: ['codigo', 'codigo3', 'nombre', 'nacionalidad'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'codigo')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 1000,
  totals: [],
  unique: { pais_pkey: ['codigo'], pais_codigo3_key: ['codigo3'] },
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

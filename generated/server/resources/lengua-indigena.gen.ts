// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { FAMILIA_LINGUISTICA } from '../../shared/enums.gen';
import { lenguaIndigenaForm } from '../../shared/forms/lengua-indigena.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { lenguaIndigena } from '../tables/lengua-indigena.gen';

export const lenguaIndigenaResource: Resource = {
  name: 'lengua-indigena',
  path: '/catalogos/lengua-indigena',
  table: lenguaIndigena,
  key: { name: 'lenguaIndigenaId', column: lenguaIndigena.lenguaIndigenaId, kind: 'serial', type: 'integer' },
  form: lenguaIndigenaForm,
  fields: [
    { name: 'clave', kind: 'text', column: lenguaIndigena.clave },
    { name: 'nombre', kind: 'text', column: lenguaIndigena.nombre, bulk: true },
    {
      name: 'familia',
      kind: 'enum',
      column: lenguaIndigena.familia,
      options: FAMILIA_LINGUISTICA,
      enumName: 'FamiliaLinguistica',
      bulk: true,
    },
    { name: 'otrosNombres', kind: 'list', column: lenguaIndigena.otrosNombres, item: 'text', bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: lenguaIndigena.busqueda,
    sounds: null,
    dates: [],
    names: [lenguaIndigena.clave, lenguaIndigena.nombre],
    fields: ['clave', 'nombre', 'otrosNombres'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { lengua_indigena_clave_key: ['clave'] },
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

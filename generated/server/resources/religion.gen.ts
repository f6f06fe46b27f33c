// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { GRUPO_RELIGION } from '../../shared/enums.gen';
import { religionForm } from '../../shared/forms/religion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { religion } from '../tables/religion.gen';

export const religionResource: Resource = {
  name: 'religion',
  path: '/catalogos/religion',
  table: religion,
  key: { name: 'religionId', column: religion.religionId, kind: 'serial', type: 'integer' },
  form: religionForm,
  fields: [
    { name: 'clave', kind: 'text', column: religion.clave },
    { name: 'nombre', kind: 'text', column: religion.nombre, bulk: true },
    {
      name: 'grupo',
      kind: 'enum',
      column: religion.grupo,
      options: GRUPO_RELIGION,
      enumName: 'GrupoReligion',
      bulk: true,
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: religion.busqueda,
    sounds: null,
    dates: [],
    names: [religion.clave, religion.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { religion_clave_key: ['clave'] },
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

// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { TIPO_PARENTESCO } from '../../shared/enums.gen';
import { parentescoForm } from '../../shared/forms/parentesco.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { parentesco } from '../tables/parentesco.gen';

export const parentescoResource: Resource = {
  name: 'parentesco',
  path: '/catalogos/parentesco',
  table: parentesco,
  key: { name: 'parentescoId', column: parentesco.parentescoId, kind: 'serial', type: 'integer' },
  form: parentescoForm,
  fields: [
    { name: 'clave', kind: 'text', column: parentesco.clave },
    { name: 'nombre', kind: 'text', column: parentesco.nombre, bulk: true },
    {
      name: 'tipo',
      kind: 'enum',
      column: parentesco.tipo,
      options: TIPO_PARENTESCO,
      enumName: 'TipoParentesco',
      bulk: true,
    },
    { name: 'orden', kind: 'integer', column: parentesco.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: parentesco.busqueda,
    sounds: null,
    dates: [],
    names: [parentesco.clave, parentesco.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: null,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { parentesco_clave_key: ['clave'] },
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

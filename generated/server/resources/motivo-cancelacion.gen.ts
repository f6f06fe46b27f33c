// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { motivoCancelacionForm } from '../../shared/forms/motivo-cancelacion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { motivoCancelacion } from '../tables/motivo-cancelacion.gen';

export const motivoCancelacionResource: Resource = {
  name: 'motivo-cancelacion',
  path: '/catalogos/motivo-cancelacion',
  table: motivoCancelacion,
  key: { name: 'motivoCancelacionId', column: motivoCancelacion.motivoCancelacionId, kind: 'serial', type: 'integer' },
  form: motivoCancelacionForm,
  fields: [
    { name: 'clave', kind: 'text', column: motivoCancelacion.clave },
    { name: 'nombre', kind: 'text', column: motivoCancelacion.nombre, bulk: true },
    {
      name: 'aplicaA',
      kind: 'list',
      column: motivoCancelacion.aplicaA,
      enumName: 'TipoDocumento',
      item: 'enum',
      bulk: true,
    },
    { name: 'requiereExplicacion', kind: 'boolean', column: motivoCancelacion.requiereExplicacion, bulk: true },
    { name: 'orden', kind: 'integer', column: motivoCancelacion.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: motivoCancelacion.busqueda,
    sounds: null,
    dates: [],
    names: [motivoCancelacion.clave, motivoCancelacion.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { motivo_cancelacion_clave_key: ['clave'] },
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

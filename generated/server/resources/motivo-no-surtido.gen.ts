// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import { motivoNoSurtidoForm } from '../../shared/forms/motivo-no-surtido.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';

export const motivoNoSurtidoResource: Resource = {
  name: 'motivo-no-surtido',
  path: '/catalogos/motivo-no-surtido',
  table: motivoNoSurtido,
  key: { name: 'motivoNoSurtidoId', column: motivoNoSurtido.motivoNoSurtidoId, kind: 'serial', type: 'integer' },
  form: motivoNoSurtidoForm,
  fields: [
    { name: 'clave', kind: 'text', column: motivoNoSurtido.clave },
    { name: 'nombre', kind: 'text', column: motivoNoSurtido.nombre, bulk: true },
    {
      name: 'aplicaA',
      kind: 'list',
      column: motivoNoSurtido.aplicaA,
      enumName: 'TipoDocumento',
      item: 'enum',
      bulk: true,
    },
    { name: 'requiereExplicacion', kind: 'boolean', column: motivoNoSurtido.requiereExplicacion, bulk: true },
    { name: 'orden', kind: 'integer', column: motivoNoSurtido.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: motivoNoSurtido.busqueda,
    sounds: null,
    dates: [],
    names: [motivoNoSurtido.clave, motivoNoSurtido.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { motivo_no_surtido_clave_key: ['clave'] },
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

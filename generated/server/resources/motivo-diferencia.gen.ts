// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import { motivoDiferenciaForm } from '../../shared/forms/motivo-diferencia.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { motivoDiferencia } from '../tables/motivo-diferencia.gen';

export const motivoDiferenciaResource: Resource = {
  name: 'motivo-diferencia',
  path: '/catalogos/motivo-diferencia',
  table: motivoDiferencia,
  key: { name: 'motivoDiferenciaId', column: motivoDiferencia.motivoDiferenciaId, kind: 'serial', type: 'integer' },
  form: motivoDiferenciaForm,
  fields: [
    { name: 'clave', kind: 'text', column: motivoDiferencia.clave },
    { name: 'nombre', kind: 'text', column: motivoDiferencia.nombre, bulk: true },
    {
      name: 'aplicaA',
      kind: 'list',
      column: motivoDiferencia.aplicaA,
      enumName: 'TipoDocumento',
      item: 'enum',
      bulk: true,
    },
    { name: 'requiereExplicacion', kind: 'boolean', column: motivoDiferencia.requiereExplicacion, bulk: true },
    { name: 'orden', kind: 'integer', column: motivoDiferencia.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: motivoDiferencia.busqueda,
    sounds: null,
    dates: [],
    names: [motivoDiferencia.clave, motivoDiferencia.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { motivo_diferencia_clave_key: ['clave'] },
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

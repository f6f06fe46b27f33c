// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { motivoEntradaExtraordinariaForm } from '../../shared/forms/motivo-entrada-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { motivoEntradaExtraordinaria } from '../tables/motivo-entrada-extraordinaria.gen';

export const motivoEntradaExtraordinariaResource: Resource = {
  name: 'motivo-entrada-extraordinaria',
  path: '/catalogos/motivo-entrada-extraordinaria',
  table: motivoEntradaExtraordinaria,
  key: {
    name: 'motivoEntradaExtraordinariaId',
    column: motivoEntradaExtraordinaria.motivoEntradaExtraordinariaId,
    kind: 'serial',
    type: 'integer',
  },
  form: motivoEntradaExtraordinariaForm,
  fields: [
    { name: 'clave', kind: 'text', column: motivoEntradaExtraordinaria.clave },
    { name: 'nombre', kind: 'text', column: motivoEntradaExtraordinaria.nombre, bulk: true },
    {
      name: 'requiereAutorizacion',
      kind: 'boolean',
      column: motivoEntradaExtraordinaria.requiereAutorizacion,
      bulk: true,
    },
    { name: 'requiereEvidencia', kind: 'boolean', column: motivoEntradaExtraordinaria.requiereEvidencia, bulk: true },
    { name: 'permiteSinCosto', kind: 'boolean', column: motivoEntradaExtraordinaria.permiteSinCosto, bulk: true },
    { name: 'orden', kind: 'integer', column: motivoEntradaExtraordinaria.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: motivoEntradaExtraordinaria.busqueda,
    sounds: null,
    dates: [],
    names: [motivoEntradaExtraordinaria.clave, motivoEntradaExtraordinaria.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { motivo_entrada_extraordinaria_clave_key: ['clave'] },
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

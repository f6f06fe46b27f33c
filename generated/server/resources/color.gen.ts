// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { ICONO, USO_COLOR } from '../../shared/enums.gen';
import { colorForm } from '../../shared/forms/color.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { color } from '../tables/color.gen';

export const colorResource: Resource = {
  name: 'color',
  path: '/catalogos/colores',
  table: color,
  key: { name: 'colorId', column: color.colorId, kind: 'serial', type: 'integer' },
  form: colorForm,
  fields: [
    { name: 'nombre', kind: 'text', column: color.nombre, bulk: true },
    { name: 'codigoHex', kind: 'text', column: color.codigoHex, bulk: true },
    { name: 'uso', kind: 'enum', column: color.uso, options: USO_COLOR, enumName: 'UsoColor' },
    { name: 'codigo', kind: 'text', column: color.codigo },
    { name: 'icono', kind: 'enum', column: color.icono, options: ICONO, enumName: 'Icono', bulk: true },
    { name: 'orden', kind: 'integer', column: color.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: color.busqueda,
    sounds: null,
    dates: [],
    names: [color.nombre, color.codigo],
    fields: ['nombre', 'codigo'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'codigo')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 1000,
  totals: [],
  unique: { color_uso_codigo_key: ['uso', 'codigo'] },
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

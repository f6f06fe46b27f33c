// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { TIPO_UNIDAD_MEDIDA } from '../../shared/enums.gen';
import { unidadMedidaForm } from '../../shared/forms/unidad-medida.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { unidadMedida } from '../tables/unidad-medida.gen';

export const unidadMedidaResource: Resource = {
  name: 'unidad-medida',
  path: '/catalogos/unidad-medida',
  table: unidadMedida,
  key: { name: 'unidadMedidaId', column: unidadMedida.unidadMedidaId, kind: 'serial', type: 'integer' },
  form: unidadMedidaForm,
  fields: [
    { name: 'clave', kind: 'text', column: unidadMedida.clave },
    { name: 'nombre', kind: 'text', column: unidadMedida.nombre, bulk: true },
    { name: 'abreviatura', kind: 'text', column: unidadMedida.abreviatura, bulk: true },
    {
      name: 'tipo',
      kind: 'enum',
      column: unidadMedida.tipo,
      options: TIPO_UNIDAD_MEDIDA,
      enumName: 'TipoUnidadMedida',
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
    own: unidadMedida.busqueda,
    sounds: null,
    dates: [],
    names: [unidadMedida.clave, unidadMedida.nombre, unidadMedida.abreviatura],
    fields: ['clave', 'nombre', 'abreviatura'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { unidad_medida_clave_key: ['clave'] },
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

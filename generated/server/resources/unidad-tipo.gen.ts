// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { GRUPO_UNIDAD } from '../../shared/enums.gen';
import { unidadTipoForm } from '../../shared/forms/unidad-tipo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { unidadTipo } from '../tables/unidad-tipo.gen';

export const unidadTipoResource: Resource = {
  name: 'unidad-tipo',
  path: '/catalogos/unidad-tipo',
  table: unidadTipo,
  key: { name: 'unidadTipoId', column: unidadTipo.unidadTipoId, kind: 'serial', type: 'integer' },
  form: unidadTipoForm,
  fields: [
    { name: 'clave', kind: 'text', column: unidadTipo.clave },
    { name: 'nombre', kind: 'text', column: unidadTipo.nombre, bulk: true },
    {
      name: 'grupo',
      kind: 'enum',
      column: unidadTipo.grupo,
      options: GRUPO_UNIDAD,
      enumName: 'GrupoUnidad',
      bulk: true,
    },
    { name: 'nivelAtencion', kind: 'integer', column: unidadTipo.nivelAtencion, bulk: true },
    { name: 'tieneHospitalizacion', kind: 'boolean', column: unidadTipo.tieneHospitalizacion, bulk: true },
    { name: 'tieneFarmacia', kind: 'boolean', column: unidadTipo.tieneFarmacia, bulk: true },
    { name: 'tieneUrgencias', kind: 'boolean', column: unidadTipo.tieneUrgencias, bulk: true },
    { name: 'nucleosPrevistos', kind: 'integer', column: unidadTipo.nucleosPrevistos, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: unidadTipo.busqueda,
    sounds: null,
    dates: [],
    names: [unidadTipo.clave, unidadTipo.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { unidad_tipo_clave_key: ['clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'unidad.administrar',
    update: 'unidad.administrar',
    delete: 'unidad.administrar',
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

// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { ESPECIALIDAD_TIPO } from '../../shared/enums.gen';
import { especialidadForm } from '../../shared/forms/especialidad.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { especialidad } from '../tables/especialidad.gen';

export const especialidadResource: Resource = {
  name: 'especialidad',
  path: '/catalogos/especialidad',
  table: especialidad,
  key: { name: 'especialidadId', column: especialidad.especialidadId, kind: 'serial', type: 'integer' },
  form: especialidadForm,
  fields: [
    { name: 'clave', kind: 'text', column: especialidad.clave },
    { name: 'nombre', kind: 'text', column: especialidad.nombre, bulk: true },
    {
      name: 'tipo',
      kind: 'enum',
      column: especialidad.tipo,
      options: ESPECIALIDAD_TIPO,
      enumName: 'EspecialidadTipo',
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
    own: especialidad.busqueda,
    sounds: null,
    dates: [],
    names: [especialidad.clave, especialidad.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { especialidad_clave_key: ['clave'] },
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

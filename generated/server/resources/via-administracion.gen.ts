// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { VIA } from '../../shared/enums.gen';
import { viaAdministracionForm } from '../../shared/forms/via-administracion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { viaAdministracion } from '../tables/via-administracion.gen';

export const viaAdministracionResource: Resource = {
  name: 'via-administracion',
  path: '/catalogos/via-administracion',
  table: viaAdministracion,
  key: { name: 'viaAdministracionId', column: viaAdministracion.viaAdministracionId, kind: 'serial', type: 'integer' },
  form: viaAdministracionForm,
  fields: [
    { name: 'clave', kind: 'text', column: viaAdministracion.clave },
    { name: 'nombre', kind: 'text', column: viaAdministracion.nombre, bulk: true },
    { name: 'codigo', kind: 'enum', column: viaAdministracion.codigo, options: VIA, enumName: 'Via', bulk: true },
    { name: 'abreviatura', kind: 'text', column: viaAdministracion.abreviatura, bulk: true },
    { name: 'orden', kind: 'integer', column: viaAdministracion.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: viaAdministracion.busqueda,
    sounds: null,
    dates: [],
    names: [viaAdministracion.clave, viaAdministracion.nombre, viaAdministracion.abreviatura],
    fields: ['clave', 'nombre', 'abreviatura'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { via_administracion_clave_key: ['clave'] },
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

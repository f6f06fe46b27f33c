// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RIESGO_PERMISO } from '../../shared/enums.gen';
import { permisoForm } from '../../shared/forms/permiso.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { modulo } from '../tables/modulo.gen';
import { permiso } from '../tables/permiso.gen';

const moduloIdTarget = alias(modulo, 'permiso_modulo_id');

export const permisoResource: Resource = {
  name: 'permiso',
  path: '/catalogos/permiso',
  table: permiso,
  key: { name: 'permisoId', column: permiso.permisoId, kind: 'serial', type: 'integer' },
  form: permisoForm,
  fields: [
    { name: 'clave', kind: 'text', column: permiso.clave },
    { name: 'descripcion', kind: 'text', column: permiso.descripcion },
    { name: 'descripcionEn', kind: 'text', column: permiso.descripcionEn },
    { name: 'recurso', kind: 'text', column: permiso.recurso },
    { name: 'accion', kind: 'text', column: permiso.accion },
    { name: 'moduloId', kind: 'integer', column: permiso.moduloId },
    { name: 'riesgo', kind: 'enum', column: permiso.riesgo, options: RIESGO_PERMISO, enumName: 'RiesgoPermiso' },
    { name: 'requiereSegundaPersona', kind: 'boolean', column: permiso.requiereSegundaPersona },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'moduloId',
      label: 'moduloNombre',
      entity: 'modulo',
      column: permiso.moduloId,
      joins: [{ table: moduloIdTarget, on: eq(moduloIdTarget.moduloId, permiso.moduloId) }],
      text: sql`${moduloIdTarget.nombre}`,
      order: [{ column: moduloIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: permiso.busqueda,
    sounds: null,
    dates: [],
    names: [permiso.clave, permiso.descripcion, permiso.descripcionEn],
    fields: ['clave', 'descripcion', 'descripcionEn'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'descripcion')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'clave' },
  pageSize: 25,
  totals: [],
  unique: { permiso_clave_key: ['clave'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'permiso.ver',
    get: 'permiso.ver',
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

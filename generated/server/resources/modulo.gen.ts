// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GRUPO_NAVEGACION, ICONO } from '../../shared/enums.gen';
import { moduloForm } from '../../shared/forms/modulo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { modulo } from '../tables/modulo.gen';

const moduloPadreIdTarget = alias(modulo, 'modulo_modulo_padre_id');

export const moduloResource: Resource = {
  name: 'modulo',
  path: '/catalogos/modulo',
  table: modulo,
  key: { name: 'moduloId', column: modulo.moduloId, kind: 'serial', type: 'integer' },
  form: moduloForm,
  fields: [
    { name: 'clave', kind: 'text', column: modulo.clave },
    { name: 'nombre', kind: 'text', column: modulo.nombre, bulk: true },
    { name: 'nombreEn', kind: 'text', column: modulo.nombreEn, bulk: true },
    {
      name: 'grupoNavegacion',
      kind: 'enum',
      column: modulo.grupoNavegacion,
      options: GRUPO_NAVEGACION,
      enumName: 'GrupoNavegacion',
      bulk: true,
    },
    { name: 'moduloPadreId', kind: 'integer', column: modulo.moduloPadreId, bulk: true },
    { name: 'ruta', kind: 'text', column: modulo.ruta, bulk: true },
    { name: 'icono', kind: 'enum', column: modulo.icono, options: ICONO, enumName: 'Icono', bulk: true },
    { name: 'orden', kind: 'integer', column: modulo.orden, bulk: true },
    {
      name: 'gruposUnidad',
      kind: 'list',
      column: modulo.gruposUnidad,
      enumName: 'GrupoUnidad',
      item: 'enum',
      bulk: true,
    },
    { name: 'permisosRequeridos', kind: 'list', column: modulo.permisosRequeridos, item: 'text', bulk: true },
    { name: 'visibleTablet', kind: 'boolean', column: modulo.visibleTablet, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'moduloPadreId',
      label: 'moduloPadreNombre',
      entity: 'modulo',
      column: modulo.moduloPadreId,
      joins: [{ table: moduloPadreIdTarget, on: eq(moduloPadreIdTarget.moduloId, modulo.moduloPadreId) }],
      text: sql`${moduloPadreIdTarget.nombre}`,
      order: [{ column: moduloPadreIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [{ path: 'moduloPadreId', kind: 'column', entity: 'modulo', dependsOn: {}, filter: {}, acyclic: true }],
  search: {
    own: modulo.busqueda,
    sounds: null,
    dates: [],
    names: [modulo.clave, modulo.nombre, modulo.nombreEn],
    fields: ['clave', 'nombre', 'nombreEn'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { modulo_clave_key: ['clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'permiso.ver',
    get: 'permiso.ver',
    create: 'modulo.administrar',
    update: 'modulo.administrar',
    delete: 'modulo.administrar',
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
  among: [{ field: 'permisosRequeridos', kind: 'list', entity: 'permiso', from: 'clave' }],
};

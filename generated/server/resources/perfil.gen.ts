// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { ALCANCE_DATOS, PERFIL_LAYOUT_FORZADO } from '../../shared/enums.gen';
import { perfilForm } from '../../shared/forms/perfil.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { perfil } from '../tables/perfil.gen';
import { usuario } from '../tables/usuario.gen';

export const perfilResource: Resource = {
  name: 'perfil',
  path: '/catalogos/perfil',
  table: perfil,
  key: { name: 'perfilId', column: perfil.perfilId, kind: 'serial', type: 'integer' },
  form: perfilForm,
  fields: [
    { name: 'nombre', kind: 'text', column: perfil.nombre },
    { name: 'titulo', kind: 'text', column: perfil.titulo, bulk: true },
    { name: 'descripcion', kind: 'text', column: perfil.descripcion, bulk: true },
    {
      name: 'alcance',
      kind: 'enum',
      column: perfil.alcance,
      options: ALCANCE_DATOS,
      enumName: 'AlcanceDatos',
      bulk: true,
    },
    {
      name: 'layoutForzado',
      kind: 'enum',
      column: perfil.layoutForzado,
      options: PERFIL_LAYOUT_FORZADO,
      enumName: 'PerfilLayoutForzado',
      bulk: true,
    },
    { name: 'rutaInicio', kind: 'text', column: perfil.rutaInicio, bulk: true },
    { name: 'esSistema', kind: 'boolean', column: perfil.esSistema },
    { name: 'otorga', kind: 'list', column: perfil.otorga, item: 'integer', bulk: true },
    { name: 'permisos', kind: 'records', column: perfil.permisos },
  ],
  computed: [{ name: 'totalPermisos', fn: 'totalPermisos', from: ['permisos'] }],
  counts: [
    {
      name: 'usuariosActivos',
      table: usuario,
      column: usuario.perfilId,
      where: [{ column: usuario.estatus, values: ['ACTIVO'] }],
    },
  ],
  embeds: [],
  references: [],
  lines: [],
  nested: [
    {
      path: 'otorga',
      kind: 'list',
      entity: 'perfil',
      column: perfil.otorga,
      target: { table: perfil, key: perfil.perfilId },
    },
  ],
  released: ['otorga'],
  narrowed: [],
  search: {
    own: perfil.busqueda,
    sounds: null,
    dates: [],
    names: [perfil.nombre, perfil.titulo, perfil.descripcion],
    fields: ['titulo', 'nombre', 'descripcion'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'titulo')}`,
  detail: null,
  sort: { direction: 'asc', field: 'titulo' },
  pageSize: 25,
  totals: [],
  unique: { perfil_nombre_key: ['nombre'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'usuario.ver',
    get: 'usuario.ver',
    create: 'perfil.administrar',
    update: 'perfil.administrar',
    delete: 'perfil.administrar',
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

// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { tipoDietaForm } from '../../shared/forms/tipo-dieta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { tipoDieta } from '../tables/tipo-dieta.gen';

export const tipoDietaResource: Resource = {
  name: 'tipo-dieta',
  path: '/catalogos/tipo-dieta',
  table: tipoDieta,
  key: { name: 'tipoDietaId', column: tipoDieta.tipoDietaId, kind: 'serial', type: 'integer' },
  form: tipoDietaForm,
  fields: [
    { name: 'clave', kind: 'text', column: tipoDieta.clave },
    { name: 'nombre', kind: 'text', column: tipoDieta.nombre, bulk: true },
    { name: 'descripcion', kind: 'text', column: tipoDieta.descripcion, bulk: true },
    { name: 'ayuno', kind: 'boolean', column: tipoDieta.ayuno, bulk: true },
    { name: 'orden', kind: 'integer', column: tipoDieta.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: tipoDieta.busqueda,
    sounds: null,
    dates: [],
    names: [tipoDieta.clave, tipoDieta.nombre, tipoDieta.descripcion],
    fields: ['clave', 'nombre', 'descripcion'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { tipo_dieta_clave_key: ['clave'] },
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

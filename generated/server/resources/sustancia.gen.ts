// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { TIPO_SUSTANCIA } from '../../shared/enums.gen';
import { sustanciaForm } from '../../shared/forms/sustancia.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { sustancia } from '../tables/sustancia.gen';

export const sustanciaResource: Resource = {
  name: 'sustancia',
  path: '/catalogos/sustancia',
  table: sustancia,
  key: { name: 'sustanciaId', column: sustancia.sustanciaId, kind: 'serial', type: 'integer' },
  form: sustanciaForm,
  fields: [
    { name: 'clave', kind: 'text', column: sustancia.clave },
    { name: 'nombre', kind: 'text', column: sustancia.nombre },
    {
      name: 'tipo',
      kind: 'enum',
      column: sustancia.tipo,
      options: TIPO_SUSTANCIA,
      enumName: 'TipoSustancia',
      bulk: true,
    },
    { name: 'atc', kind: 'text', column: sustancia.atc, bulk: true },
    { name: 'sinonimos', kind: 'list', column: sustancia.sinonimos, item: 'text', bulk: true },
    { name: 'grupos', kind: 'list', column: sustancia.grupos, item: 'text', bulk: true },
    { name: 'cruzadas', kind: 'list', column: sustancia.cruzadas, item: 'text', bulk: true },
    { name: 'comparteAlergia', kind: 'boolean', column: sustancia.comparteAlergia, bulk: true },
    { name: 'duplicaTerapia', kind: 'boolean', column: sustancia.duplicaTerapia, bulk: true },
    { name: 'fuente', kind: 'text', column: sustancia.fuente, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: sustancia.busqueda,
    sounds: null,
    dates: [],
    names: [sustancia.nombre, sustancia.atc],
    fields: ['nombre', 'atc', 'sinonimos'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'atc')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { sustancia_clave_key: ['clave'], sustancia_nombre_key: ['nombre'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
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
  among: [
    { field: 'grupos', kind: 'list', entity: 'sustancia', from: 'clave' },
    { field: 'cruzadas', kind: 'list', entity: 'sustancia', from: 'clave' },
  ],
};

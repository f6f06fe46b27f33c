// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { GRAVEDAD_INTERACCION } from '../../shared/enums.gen';
import { interaccionForm } from '../../shared/forms/interaccion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { interaccion } from '../tables/interaccion.gen';

export const interaccionResource: Resource = {
  name: 'interaccion',
  path: '/catalogos/interaccion',
  table: interaccion,
  key: { name: 'interaccionId', column: interaccion.interaccionId, kind: 'serial', type: 'integer' },
  form: interaccionForm,
  fields: [
    { name: 'sustanciaA', kind: 'text', column: interaccion.sustanciaA },
    { name: 'sustanciaB', kind: 'text', column: interaccion.sustanciaB },
    {
      name: 'gravedad',
      kind: 'enum',
      column: interaccion.gravedad,
      options: GRAVEDAD_INTERACCION,
      enumName: 'GravedadInteraccion',
      bulk: true,
    },
    { name: 'efecto', kind: 'text', column: interaccion.efecto, bulk: true },
    { name: 'fuente', kind: 'text', column: interaccion.fuente, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: interaccion.busqueda,
    sounds: null,
    dates: [],
    names: [interaccion.sustanciaA, interaccion.sustanciaB, interaccion.efecto],
    fields: ['sustanciaA', 'sustanciaB', 'efecto'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'sustanciaA')} + ${valueAt(record, 'sustanciaB')}`,
  detail: null,
  sort: { direction: 'asc', field: 'sustanciaA', thenBy: ['sustanciaB'] },
  pageSize: 25,
  totals: [],
  unique: { interaccion_sustancia_a_sustancia_b_key: ['sustanciaA', 'sustanciaB'] },
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
};

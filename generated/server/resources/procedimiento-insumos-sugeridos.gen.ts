// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { procedimientoForm } from '../../shared/forms/procedimiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { procedimientoInsumosSugeridos } from '../tables/procedimiento-insumos-sugeridos.gen';

const insumoIdTarget = alias(insumo, 'procedimiento_insumos_sugeridos_insumo_id');

export const procedimientoInsumosSugeridosResource: Resource = {
  name: 'procedimiento-insumos-sugeridos',
  path: '',
  table: procedimientoInsumosSugeridos,
  key: {
    name: 'procedimientoInsumosSugeridosId',
    column: procedimientoInsumosSugeridos.procedimientoInsumosSugeridosId,
    kind: 'serial',
    type: 'integer',
  },
  form: procedimientoForm,
  fields: [
    { name: 'procedimientoId', kind: 'integer', column: procedimientoInsumosSugeridos.procedimientoId },
    { name: 'orden', kind: 'integer', column: procedimientoInsumosSugeridos.orden },
    { name: 'insumoId', kind: 'integer', column: procedimientoInsumosSugeridos.insumoId },
    { name: 'cantidad', kind: 'integer', column: procedimientoInsumosSugeridos.cantidad },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: procedimientoInsumosSugeridos.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, procedimientoInsumosSugeridos.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'procedimientoInsumosSugeridosId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { procedimiento_insumos_sugeridos_procedimiento_id_insumo_id_key: ['procedimientoId', 'insumoId'] },
  operations: [],
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
  softDelete: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

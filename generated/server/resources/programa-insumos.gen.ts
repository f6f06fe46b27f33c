// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PERIODICIDAD } from '../../shared/enums.gen';
import { programaForm } from '../../shared/forms/programa.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { programaInsumos } from '../tables/programa-insumos.gen';

const insumoIdTarget = alias(insumo, 'programa_insumos_insumo_id');

export const programaInsumosResource: Resource = {
  name: 'programa-insumos',
  path: '',
  table: programaInsumos,
  key: { name: 'programaInsumosId', column: programaInsumos.programaInsumosId, kind: 'serial', type: 'integer' },
  form: programaForm,
  fields: [
    { name: 'programaId', kind: 'integer', column: programaInsumos.programaId },
    { name: 'orden', kind: 'integer', column: programaInsumos.orden },
    { name: 'insumoId', kind: 'integer', column: programaInsumos.insumoId },
    { name: 'cantidadPorPaciente', kind: 'integer', column: programaInsumos.cantidadPorPaciente },
    {
      name: 'periodicidad',
      kind: 'enum',
      column: programaInsumos.periodicidad,
      options: PERIODICIDAD,
      enumName: 'Periodicidad',
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: programaInsumos.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, programaInsumos.insumoId) }],
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
  title: (record) => textOf`${valueAt(record, 'programaInsumosId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { programa_insumos_programa_id_insumo_id_key: ['programaId', 'insumoId'] },
  operations: [],
  permissions: {
    list: 'programa.ver',
    get: 'programa.ver',
    create: 'programa.administrar',
    update: 'programa.administrar',
    delete: 'programa.administrar',
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

// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { plantillaConfiguracionForm } from '../../shared/forms/plantilla-configuracion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { plantillaLinea } from '../tables/plantilla-linea.gen';

const insumoIdTarget = alias(insumo, 'plantilla_linea_insumo_id');

export const plantillaLineaResource: Resource = {
  name: 'plantilla-linea',
  path: '',
  table: plantillaLinea,
  key: { name: 'plantillaLineaId', column: plantillaLinea.plantillaLineaId, kind: 'serial', type: 'integer' },
  form: plantillaConfiguracionForm,
  fields: [
    { name: 'plantillaConfiguracionId', kind: 'integer', column: plantillaLinea.plantillaConfiguracionId },
    { name: 'orden', kind: 'integer', column: plantillaLinea.orden },
    { name: 'insumoId', kind: 'integer', column: plantillaLinea.insumoId },
    { name: 'minimo', kind: 'integer', column: plantillaLinea.minimo },
    { name: 'puntoReorden', kind: 'integer', column: plantillaLinea.puntoReorden },
    { name: 'maximo', kind: 'integer', column: plantillaLinea.maximo },
    { name: 'mesesCobertura', kind: 'number', column: plantillaLinea.mesesCobertura },
    { name: 'diasEntrega', kind: 'integer', column: plantillaLinea.diasEntrega },
    { name: 'multiplo', kind: 'integer', column: plantillaLinea.multiplo },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: plantillaLinea.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, plantillaLinea.insumoId) }],
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
  title: (record) => textOf`${valueAt(record, 'plantillaLineaId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {
    plantilla_linea_plantilla_configuracion_id_insumo_id_key: ['plantillaConfiguracionId', 'insumoId'],
  },
  operations: [],
  permissions: {
    list: 'insumo-configuracion.autorizar',
    get: 'insumo-configuracion.autorizar',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
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

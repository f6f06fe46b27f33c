// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_ALMACEN } from '../../shared/enums.gen';
import { plantillaConfiguracionForm } from '../../shared/forms/plantilla-configuracion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { plantillaConfiguracion } from '../tables/plantilla-configuracion.gen';
import { plantillaLinea } from '../tables/plantilla-linea.gen';
import { unidadTipo } from '../tables/unidad-tipo.gen';
import { plantillaLineaResource } from './plantilla-linea.gen';

const unidadTipoIdTarget = alias(unidadTipo, 'plantilla_configuracion_unidad_tipo_id');

export const plantillaConfiguracionResource: Resource = {
  name: 'plantilla-configuracion',
  path: '/oficinas-centrales/plantilla-configuracion',
  table: plantillaConfiguracion,
  key: {
    name: 'plantillaConfiguracionId',
    column: plantillaConfiguracion.plantillaConfiguracionId,
    kind: 'serial',
    type: 'integer',
  },
  form: plantillaConfiguracionForm,
  fields: [
    { name: 'nombre', kind: 'text', column: plantillaConfiguracion.nombre },
    { name: 'unidadTipoId', kind: 'integer', column: plantillaConfiguracion.unidadTipoId, bulk: true },
    {
      name: 'tipoAlmacen',
      kind: 'enum',
      column: plantillaConfiguracion.tipoAlmacen,
      options: TIPO_ALMACEN,
      enumName: 'TipoAlmacen',
      bulk: true,
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadTipoId',
      label: 'unidadTipoNombre',
      entity: 'unidad-tipo',
      column: plantillaConfiguracion.unidadTipoId,
      joins: [
        { table: unidadTipoIdTarget, on: eq(unidadTipoIdTarget.unidadTipoId, plantillaConfiguracion.unidadTipoId) },
      ],
      text: sql`${unidadTipoIdTarget.nombre}`,
      order: [{ column: unidadTipoIdTarget.nombre, words: true }],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'plantillaConfiguracionId',
      parent: plantillaLinea.plantillaConfiguracionId,
      position: plantillaLinea.orden,
      unique: [['insumoId']],
      resource: plantillaLineaResource,
    },
  ],
  nested: [
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
  ],
  narrowed: [],
  search: {
    own: plantillaConfiguracion.busqueda,
    sounds: null,
    dates: [],
    names: [plantillaConfiguracion.nombre],
    fields: ['nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'unidadTipoNombre')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { plantilla_configuracion_nombre_key: ['nombre'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
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
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

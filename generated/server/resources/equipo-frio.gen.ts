// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_EQUIPO_FRIO } from '../../shared/enums.gen';
import { equipoFrioForm } from '../../shared/forms/equipo-frio.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { equipoFrio } from '../tables/equipo-frio.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { unidad } from '../tables/unidad.gen';

const almacenIdTarget = alias(almacen, 'equipo_frio_almacen_id');
const unidadIdTarget = alias(unidad, 'equipo_frio_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'equipo_frio_jurisdiccion_id');

export const equipoFrioResource: Resource = {
  name: 'equipo-frio',
  path: '/inventario/equipo-frio',
  table: equipoFrio,
  key: { name: 'equipoFrioId', column: equipoFrio.equipoFrioId, kind: 'serial', type: 'integer' },
  form: equipoFrioForm,
  fields: [
    { name: 'clave', kind: 'text', column: equipoFrio.clave },
    { name: 'nombre', kind: 'text', column: equipoFrio.nombre, bulk: true },
    { name: 'almacenId', kind: 'integer', column: equipoFrio.almacenId },
    { name: 'unidadId', kind: 'integer', column: equipoFrio.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: equipoFrio.jurisdiccionId },
    {
      name: 'tipo',
      kind: 'enum',
      column: equipoFrio.tipo,
      options: TIPO_EQUIPO_FRIO,
      enumName: 'TipoEquipoFrio',
      bulk: true,
    },
    { name: 'minima', kind: 'number', column: equipoFrio.minima, bulk: true },
    { name: 'maxima', kind: 'number', column: equipoFrio.maxima, bulk: true },
    { name: 'lecturasPorDia', kind: 'integer', column: equipoFrio.lecturasPorDia, bulk: true },
    { name: 'ultimaFalta', kind: 'date', column: equipoFrio.ultimaFalta },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: equipoFrio.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, equipoFrio.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: equipoFrio.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, equipoFrio.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: equipoFrio.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, equipoFrio.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: equipoFrio.busqueda,
    sounds: null,
    dates: [],
    names: [equipoFrio.clave, equipoFrio.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { equipo_frio_almacen_id_clave_key: ['almacenId', 'clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'red-fria.administrar',
    update: 'red-fria.administrar',
    delete: 'red-fria.administrar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

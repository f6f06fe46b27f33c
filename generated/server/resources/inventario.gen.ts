// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NIVEL_ABASTO } from '../../shared/enums.gen';
import { inventarioForm } from '../../shared/forms/inventario.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { inventario } from '../tables/inventario.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { unidad } from '../tables/unidad.gen';

const almacenIdTarget = alias(almacen, 'inventario_almacen_id');
const insumoIdTarget = alias(insumo, 'inventario_insumo_id');
const unidadIdTarget = alias(unidad, 'inventario_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'inventario_jurisdiccion_id');

export const inventarioResource: Resource = {
  name: 'inventario',
  path: '/inventario/inventario',
  table: inventario,
  key: { name: 'inventarioId', column: inventario.inventarioId, kind: 'serial', type: 'integer' },
  form: inventarioForm,
  fields: [
    { name: 'almacenId', kind: 'integer', column: inventario.almacenId },
    { name: 'insumoId', kind: 'integer', column: inventario.insumoId },
    { name: 'insumoClave', kind: 'text', column: inventario.insumoClave },
    { name: 'nombreGenerico', kind: 'text', column: inventario.nombreGenerico },
    { name: 'unidadId', kind: 'integer', column: inventario.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: inventario.jurisdiccionId },
    { name: 'existencia', kind: 'integer', column: inventario.existencia },
    { name: 'reservada', kind: 'integer', column: inventario.reservada },
    { name: 'noDisponible', kind: 'integer', column: inventario.noDisponible },
    { name: 'disponible', kind: 'integer', column: inventario.disponible, generated: true },
    { name: 'enTransito', kind: 'integer', column: inventario.enTransito },
    {
      name: 'nivelAbasto',
      kind: 'enum',
      column: inventario.nivelAbasto,
      options: NIVEL_ABASTO,
      enumName: 'NivelAbasto',
      generated: true,
    },
    { name: 'lotes', kind: 'integer', column: inventario.lotes },
    { name: 'proximaCaducidad', kind: 'date', column: inventario.proximaCaducidad },
    { name: 'valor', kind: 'number', column: inventario.valor },
    { name: 'ultimoMovimiento', kind: 'datetime', column: inventario.ultimoMovimiento },
    { name: 'movimientos', kind: 'integer', column: inventario.movimientos },
    { name: 'minimo', kind: 'integer', column: inventario.minimo },
    { name: 'puntoReorden', kind: 'integer', column: inventario.puntoReorden },
    { name: 'maximo', kind: 'integer', column: inventario.maximo },
    { name: 'fondoFijo', kind: 'integer', column: inventario.fondoFijo },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: inventario.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, inventario.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: inventario.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, inventario.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: inventario.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, inventario.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: inventario.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, inventario.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: inventario.busqueda,
    sounds: null,
    dates: [],
    names: [inventario.insumoClave, inventario.nombreGenerico],
    fields: ['insumoClave', 'nombreGenerico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'insumoClave')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'insumoClave' },
  pageSize: 25,
  totals: ['existencia', 'reservada', 'noDisponible', 'disponible', 'enTransito', 'valor'],
  unique: { inventario_almacen_id_insumo_id_key: ['almacenId', 'insumoId'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'inventario.ver',
    update: 'inventario.ver',
    delete: 'inventario.ver',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: { with: inventario.existencia },
  auditReads: false,
  views: [
    { id: 'agotados', filter: { nivelAbasto: 'SIN_EXISTENCIA' } },
    { id: 'bajos', filter: { nivelAbasto: ['CRITICO', 'BAJO'] } },
    { id: 'sobreabasto', filter: { nivelAbasto: 'SOBREABASTO' } },
  ],
  lifecycle: null,
  folio: null,
  follows: 'insumo-configuracion',
  derive: null,
  copies: [],
  inverses: [
    {
      name: 'tipoInsumo',
      kind: 'enum',
      options: [
        'MEDICAMENTO',
        'PSICOTROPICO_ESTUPEFACIENTE',
        'VACUNA',
        'LACTEO',
        'MATERIAL_CURACION',
        'RADIOLOGICO',
        'REACTIVO',
        'OTRO',
      ],
      enumName: 'TipoInsumo',
      expression:
        sql`${sql`(select other."tipo" from ${insumo} other where other."insumo_id" = ${inventario.insumoId})`}`.mapWith(
          insumo.tipo,
        ),
      from: { value: insumo.tipo, by: insumo.insumoId, key: inventario.insumoId },
    },
    {
      name: 'esencial',
      kind: 'boolean',
      expression:
        sql`${sql`(select other."esencial" from ${insumo} other where other."insumo_id" = ${inventario.insumoId})`}`.mapWith(
          insumo.esencial,
        ),
      from: { value: insumo.esencial, by: insumo.insumoId, key: inventario.insumoId },
    },
    {
      name: 'tipoAlmacen',
      kind: 'enum',
      options: [
        'ALMACEN_ESTATAL',
        'ALMACEN_REGIONAL',
        'ALMACEN_JURISDICCIONAL',
        'ALMACEN_UNIDAD',
        'FARMACIA',
        'CENDIS',
        'CENTRAL_ENFERMERIA',
        'QUIROFANO',
        'CARRO_ROJO',
        'CUARENTENA',
      ],
      enumName: 'TipoAlmacen',
      expression:
        sql`${sql`(select other."tipo" from ${almacen} other where other."almacen_id" = ${inventario.almacenId})`}`.mapWith(
          almacen.tipo,
        ),
      from: { value: almacen.tipo, by: almacen.almacenId, key: inventario.almacenId },
    },
  ],
};

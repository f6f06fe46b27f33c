// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CLASIFICACION_VEN, SENTIDO_SUGERENCIA } from '../../shared/enums.gen';
import { insumoConfiguracionForm } from '../../shared/forms/insumo-configuracion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { insumoConfiguracion } from '../tables/insumo-configuracion.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const almacenIdTarget = alias(almacen, 'insumo_configuracion_almacen_id');
const insumoIdTarget = alias(insumo, 'insumo_configuracion_insumo_id');
const unidadIdTarget = alias(unidad, 'insumo_configuracion_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'insumo_configuracion_jurisdiccion_id');
const propuestaPorIdTarget = alias(usuario, 'insumo_configuracion_propuesta_por_id');
const propuestaPorIdTargetPersona = alias(persona, 'insumo_configuracion_propuesta_por_id_persona');

export const insumoConfiguracionResource: Resource = {
  name: 'insumo-configuracion',
  path: '/inventario/insumo-configuracion',
  table: insumoConfiguracion,
  key: {
    name: 'insumoConfiguracionId',
    column: insumoConfiguracion.insumoConfiguracionId,
    kind: 'serial',
    type: 'integer',
  },
  form: insumoConfiguracionForm,
  fields: [
    { name: 'almacenId', kind: 'integer', column: insumoConfiguracion.almacenId },
    { name: 'insumoId', kind: 'integer', column: insumoConfiguracion.insumoId },
    { name: 'insumoClave', kind: 'text', column: insumoConfiguracion.insumoClave },
    { name: 'nombreGenerico', kind: 'text', column: insumoConfiguracion.nombreGenerico },
    { name: 'unidadId', kind: 'integer', column: insumoConfiguracion.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: insumoConfiguracion.jurisdiccionId },
    { name: 'esIndispensable', kind: 'boolean', column: insumoConfiguracion.esIndispensable },
    {
      name: 'clasificacionVen',
      kind: 'enum',
      column: insumoConfiguracion.clasificacionVen,
      options: CLASIFICACION_VEN,
      enumName: 'ClasificacionVen',
    },
    { name: 'minimo', kind: 'integer', column: insumoConfiguracion.minimo, bulk: true },
    { name: 'puntoReorden', kind: 'integer', column: insumoConfiguracion.puntoReorden, bulk: true },
    { name: 'maximo', kind: 'integer', column: insumoConfiguracion.maximo, bulk: true },
    { name: 'fondoFijo', kind: 'integer', column: insumoConfiguracion.fondoFijo, bulk: true },
    { name: 'mesesCobertura', kind: 'number', column: insumoConfiguracion.mesesCobertura, bulk: true },
    { name: 'diasEntrega', kind: 'integer', column: insumoConfiguracion.diasEntrega, bulk: true },
    { name: 'multiplo', kind: 'integer', column: insumoConfiguracion.multiplo, bulk: true },
    { name: 'consumoMaximoSolicitud', kind: 'integer', column: insumoConfiguracion.consumoMaximoSolicitud, bulk: true },
    { name: 'cpmManual', kind: 'number', column: insumoConfiguracion.cpmManual, bulk: true },
    { name: 'motivoCpm', kind: 'text', column: insumoConfiguracion.motivoCpm, bulk: true },
    { name: 'autorizado', kind: 'boolean', column: insumoConfiguracion.autorizado },
    { name: 'minimoPropuesto', kind: 'integer', column: insumoConfiguracion.minimoPropuesto },
    { name: 'puntoReordenPropuesto', kind: 'integer', column: insumoConfiguracion.puntoReordenPropuesto },
    { name: 'maximoPropuesto', kind: 'integer', column: insumoConfiguracion.maximoPropuesto },
    { name: 'propuestaPorId', kind: 'integer', column: insumoConfiguracion.propuestaPorId },
    { name: 'motivoDecision', kind: 'text', column: insumoConfiguracion.motivoDecision },
    {
      name: 'sugerencia',
      kind: 'enum',
      column: insumoConfiguracion.sugerencia,
      options: SENTIDO_SUGERENCIA,
      enumName: 'SentidoSugerencia',
    },
    { name: 'diferenciaMaximo', kind: 'integer', column: insumoConfiguracion.diferenciaMaximo },
    { name: 'minimoSugerido', kind: 'integer', column: insumoConfiguracion.minimoSugerido },
    { name: 'puntoReordenSugerido', kind: 'integer', column: insumoConfiguracion.puntoReordenSugerido },
    { name: 'maximoSugerido', kind: 'integer', column: insumoConfiguracion.maximoSugerido },
    { name: 'conSugerencia', kind: 'boolean', column: insumoConfiguracion.conSugerencia },
    { name: 'cpm', kind: 'number', column: insumoConfiguracion.cpm },
    { name: 'cpmProvisional', kind: 'boolean', column: insumoConfiguracion.cpmProvisional },
    { name: 'cpmCalculado', kind: 'number', column: insumoConfiguracion.cpmCalculado },
    { name: 'demandaMensual', kind: 'number', column: insumoConfiguracion.demandaMensual },
    { name: 'mesesConDatos', kind: 'integer', column: insumoConfiguracion.mesesConDatos },
    { name: 'consumoPiezas', kind: 'integer', column: insumoConfiguracion.consumoPiezas },
    { name: 'diasConExistencia', kind: 'integer', column: insumoConfiguracion.diasConExistencia },
    { name: 'diasSinExistencia', kind: 'integer', column: insumoConfiguracion.diasSinExistencia },
    { name: 'piezasNegadas', kind: 'integer', column: insumoConfiguracion.piezasNegadas },
    { name: 'consumoHasta', kind: 'date', column: insumoConfiguracion.consumoHasta },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: insumoConfiguracion.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, insumoConfiguracion.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: insumoConfiguracion.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, insumoConfiguracion.insumoId) }],
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
      column: insumoConfiguracion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, insumoConfiguracion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: insumoConfiguracion.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, insumoConfiguracion.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'propuestaPorId',
      label: 'propuestaPorNombre',
      entity: 'usuario',
      column: insumoConfiguracion.propuestaPorId,
      joins: [
        { table: propuestaPorIdTarget, on: eq(propuestaPorIdTarget.usuarioId, insumoConfiguracion.propuestaPorId) },
        {
          table: propuestaPorIdTargetPersona,
          on: eq(propuestaPorIdTargetPersona.personaId, propuestaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${propuestaPorIdTargetPersona.nombre}, ${propuestaPorIdTargetPersona.primerApellido}, ${propuestaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: propuestaPorIdTargetPersona.nombre, words: true },
        { column: propuestaPorIdTargetPersona.primerApellido, words: true },
        { column: propuestaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: insumoConfiguracion.busqueda,
    sounds: null,
    dates: [],
    names: [insumoConfiguracion.insumoClave, insumoConfiguracion.nombreGenerico],
    fields: ['insumoClave', 'nombreGenerico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombreGenerico')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoClave')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'asc', field: 'insumoClave' },
  pageSize: 25,
  totals: [],
  unique: { insumo_configuracion_almacen_id_insumo_id_key: ['almacenId', 'insumoId'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'insumo-configuracion.ver',
    get: 'insumo-configuracion.ver',
    create: 'insumo-configuracion.editar',
    update: 'insumo-configuracion.editar',
    delete: 'insumo-configuracion.editar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'conSugerencia', filter: { conSugerencia: true } },
    { id: 'sinAutorizar', filter: { autorizado: false } },
  ],
  lifecycle: null,
  folio: null,
  derive: 'insumoConfiguracion',
  copies: [
    { field: 'insumoClave', reference: 'insumoId', entity: 'insumo', from: 'clave' },
    { field: 'nombreGenerico', reference: 'insumoId', entity: 'insumo', from: 'nombreGenerico' },
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    { field: 'esIndispensable', reference: 'insumoId', entity: 'insumo', from: 'esencial' },
    { field: 'clasificacionVen', reference: 'insumoId', entity: 'insumo', from: 'clasificacionVen' },
  ],
};

// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { demandaInsatisfechaForm } from '../../shared/forms/demanda-insatisfecha.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { demandaInsatisfecha } from '../tables/demanda-insatisfecha.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';
import { ordenCargo } from '../tables/orden-cargo.gen';
import { persona } from '../tables/persona.gen';
import { receta } from '../tables/receta.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const almacenIdTarget = alias(almacen, 'demanda_insatisfecha_almacen_id');
const unidadIdTarget = alias(unidad, 'demanda_insatisfecha_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'demanda_insatisfecha_jurisdiccion_id');
const insumoIdTarget = alias(insumo, 'demanda_insatisfecha_insumo_id');
const motivoNoSurtidoIdTarget = alias(motivoNoSurtido, 'demanda_insatisfecha_motivo_no_surtido_id');
const recetaIdTarget = alias(receta, 'demanda_insatisfecha_receta_id');
const ordenCargoIdTarget = alias(ordenCargo, 'demanda_insatisfecha_orden_cargo_id');
const usuarioIdTarget = alias(usuario, 'demanda_insatisfecha_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'demanda_insatisfecha_usuario_id_persona');

export const demandaInsatisfechaResource: Resource = {
  name: 'demanda-insatisfecha',
  path: '/farmacia/demanda-insatisfecha',
  table: demandaInsatisfecha,
  key: {
    name: 'demandaInsatisfechaId',
    column: demandaInsatisfecha.demandaInsatisfechaId,
    kind: 'serial',
    type: 'integer',
  },
  form: demandaInsatisfechaForm,
  fields: [
    { name: 'insumoClave', kind: 'text', column: demandaInsatisfecha.insumoClave },
    { name: 'consecutivo', kind: 'integer', column: demandaInsatisfecha.consecutivo },
    { name: 'fecha', kind: 'datetime', column: demandaInsatisfecha.fecha },
    { name: 'almacenId', kind: 'integer', column: demandaInsatisfecha.almacenId },
    { name: 'unidadId', kind: 'integer', column: demandaInsatisfecha.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: demandaInsatisfecha.jurisdiccionId },
    { name: 'insumoId', kind: 'integer', column: demandaInsatisfecha.insumoId },
    { name: 'cantidad', kind: 'integer', column: demandaInsatisfecha.cantidad },
    { name: 'motivoNoSurtidoId', kind: 'integer', column: demandaInsatisfecha.motivoNoSurtidoId },
    { name: 'recetaId', kind: 'integer', column: demandaInsatisfecha.recetaId },
    { name: 'recetaDetalleId', kind: 'integer', column: demandaInsatisfecha.recetaDetalleId },
    { name: 'ordenCargoId', kind: 'integer', column: demandaInsatisfecha.ordenCargoId },
    { name: 'insumoOrdenCargoId', kind: 'integer', column: demandaInsatisfecha.insumoOrdenCargoId },
    { name: 'usuarioId', kind: 'integer', column: demandaInsatisfecha.usuarioId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: demandaInsatisfecha.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, demandaInsatisfecha.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: demandaInsatisfecha.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, demandaInsatisfecha.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: demandaInsatisfecha.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, demandaInsatisfecha.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: demandaInsatisfecha.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, demandaInsatisfecha.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'motivoNoSurtidoId',
      label: 'motivoNoSurtidoNombre',
      entity: 'motivo-no-surtido',
      column: demandaInsatisfecha.motivoNoSurtidoId,
      joins: [
        {
          table: motivoNoSurtidoIdTarget,
          on: eq(motivoNoSurtidoIdTarget.motivoNoSurtidoId, demandaInsatisfecha.motivoNoSurtidoId),
        },
      ],
      text: sql`${motivoNoSurtidoIdTarget.nombre}`,
      order: [{ column: motivoNoSurtidoIdTarget.nombre, words: true }],
    },
    {
      field: 'recetaId',
      label: 'recetaNombre',
      entity: 'receta',
      column: demandaInsatisfecha.recetaId,
      joins: [{ table: recetaIdTarget, on: eq(recetaIdTarget.recetaId, demandaInsatisfecha.recetaId) }],
      text: sql`${recetaIdTarget.folio}`,
      order: [{ column: recetaIdTarget.folio, words: true }],
    },
    {
      field: 'ordenCargoId',
      label: 'ordenCargoNombre',
      entity: 'orden-cargo',
      column: demandaInsatisfecha.ordenCargoId,
      joins: [{ table: ordenCargoIdTarget, on: eq(ordenCargoIdTarget.ordenCargoId, demandaInsatisfecha.ordenCargoId) }],
      text: sql`${ordenCargoIdTarget.folio}`,
      order: [{ column: ordenCargoIdTarget.folio, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: demandaInsatisfecha.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, demandaInsatisfecha.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['recetaId', 'ordenCargoId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'insumoClave')}`,
  detail: (record) => textOf`${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {
    demanda_insatisfecha_almacen_id_insumo_id_consecutivo_key: ['almacenId', 'insumoId', 'consecutivo'],
  },
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
  holds: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

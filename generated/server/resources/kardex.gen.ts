// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DOCUMENTO_INVENTARIO, TIPO_MOVIMIENTO } from '../../shared/enums.gen';
import { kardexForm } from '../../shared/forms/kardex.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { kardex } from '../tables/kardex.gen';
import { lote } from '../tables/lote.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const almacenIdTarget = alias(almacen, 'kardex_almacen_id');
const insumoIdTarget = alias(insumo, 'kardex_insumo_id');
const loteIdTarget = alias(lote, 'kardex_lote_id');
const unidadIdTarget = alias(unidad, 'kardex_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'kardex_jurisdiccion_id');
const usuarioIdTarget = alias(usuario, 'kardex_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'kardex_usuario_id_persona');
const reversaDeIdTarget = alias(kardex, 'kardex_reversa_de_id');

export const kardexResource: Resource = {
  name: 'kardex',
  path: '/inventario/inventario/kardex',
  table: kardex,
  key: { name: 'kardexId', column: kardex.kardexId, kind: 'serial', type: 'integer' },
  form: kardexForm,
  fields: [
    { name: 'fechaMovimiento', kind: 'datetime', column: kardex.fechaMovimiento },
    { name: 'almacenId', kind: 'integer', column: kardex.almacenId },
    { name: 'insumoId', kind: 'integer', column: kardex.insumoId },
    { name: 'insumoClave', kind: 'text', column: kardex.insumoClave },
    { name: 'nombreGenerico', kind: 'text', column: kardex.nombreGenerico },
    { name: 'consecutivo', kind: 'integer', column: kardex.consecutivo },
    { name: 'tipo', kind: 'enum', column: kardex.tipo, options: TIPO_MOVIMIENTO, enumName: 'TipoMovimiento' },
    { name: 'entrada', kind: 'integer', column: kardex.entrada },
    { name: 'salida', kind: 'integer', column: kardex.salida },
    { name: 'loteId', kind: 'integer', column: kardex.loteId },
    { name: 'loteCaducidad', kind: 'date', column: kardex.loteCaducidad },
    { name: 'unidadId', kind: 'integer', column: kardex.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: kardex.jurisdiccionId },
    { name: 'saldoInsumo', kind: 'integer', column: kardex.saldoInsumo },
    { name: 'saldoLote', kind: 'integer', column: kardex.saldoLote },
    { name: 'costoUnitario', kind: 'number', column: kardex.costoUnitario },
    { name: 'importe', kind: 'number', column: kardex.importe },
    {
      name: 'documentoTipo',
      kind: 'enum',
      column: kardex.documentoTipo,
      options: DOCUMENTO_INVENTARIO,
      enumName: 'DocumentoInventario',
    },
    { name: 'documentoId', kind: 'integer', column: kardex.documentoId },
    { name: 'documentoFolio', kind: 'text', column: kardex.documentoFolio },
    { name: 'contraparte', kind: 'text', column: kardex.contraparte },
    { name: 'motivo', kind: 'text', column: kardex.motivo },
    { name: 'usuarioId', kind: 'integer', column: kardex.usuarioId },
    { name: 'reversaDeId', kind: 'integer', column: kardex.reversaDeId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: kardex.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, kardex.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: kardex.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, kardex.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'loteId',
      label: 'loteNombre',
      entity: 'lote',
      column: kardex.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, kardex.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: kardex.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, kardex.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: kardex.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, kardex.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: kardex.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, kardex.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'reversaDeId',
      label: 'reversaDeNombre',
      entity: 'kardex',
      column: kardex.reversaDeId,
      joins: [{ table: reversaDeIdTarget, on: eq(reversaDeIdTarget.kardexId, kardex.reversaDeId) }],
      text: sql`${reversaDeIdTarget.documentoFolio}`,
      order: [{ column: reversaDeIdTarget.documentoFolio, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: kardex.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['documentoFolio', 'insumoClave', 'nombreGenerico'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'documentoFolio')}`,
  detail: (record) =>
    textOf`${valueAt(record, 'insumoClave')} · ${valueAt(record, 'nombreGenerico')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fechaMovimiento' },
  pageSize: 25,
  totals: ['entrada', 'salida', 'importe'],
  unique: {
    kardex_almacen_id_insumo_id_consecutivo_key: ['almacenId', 'insumoId', 'consecutivo'],
    kardex_reversa_de_id_key: ['reversaDeId'],
  },
  operations: ['list', 'get'],
  permissions: {
    list: 'kardex.ver',
    get: 'kardex.ver',
    create: 'kardex.ver',
    update: 'kardex.ver',
    delete: 'kardex.ver',
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
  listParameters: [
    { name: 'almacenId', kind: 'where', path: 'almacenId', operator: null },
    { name: 'insumoId', kind: 'where', path: 'insumoId', operator: null },
    { name: 'loteId', kind: 'where', path: 'loteId', operator: null },
    { name: 'tipo', kind: 'where', path: 'tipo', operator: null },
    { name: 'desde', kind: 'where', path: 'fechaMovimiento', operator: 'gte' },
    { name: 'hasta', kind: 'where', path: 'fechaMovimiento', operator: 'lte' },
  ],
};

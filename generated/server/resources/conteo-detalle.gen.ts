// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_LOTE } from '../../shared/enums.gen';
import { conteoForm } from '../../shared/forms/conteo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { conteoDetalle } from '../tables/conteo-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { lote } from '../tables/lote.gen';
import { motivoDiferencia } from '../tables/motivo-diferencia.gen';
import { persona } from '../tables/persona.gen';
import { usuario } from '../tables/usuario.gen';

const insumoIdTarget = alias(insumo, 'conteo_detalle_insumo_id');
const loteIdTarget = alias(lote, 'conteo_detalle_lote_id');
const contadorIdTarget = alias(usuario, 'conteo_detalle_contador_id');
const contadorIdTargetPersona = alias(persona, 'conteo_detalle_contador_id_persona');
const recontadorIdTarget = alias(usuario, 'conteo_detalle_recontador_id');
const recontadorIdTargetPersona = alias(persona, 'conteo_detalle_recontador_id_persona');
const motivoDiferenciaIdTarget = alias(motivoDiferencia, 'conteo_detalle_motivo_diferencia_id');

export const conteoDetalleResource: Resource = {
  name: 'conteo-detalle',
  path: '',
  table: conteoDetalle,
  key: { name: 'conteoDetalleId', column: conteoDetalle.conteoDetalleId, kind: 'serial', type: 'integer' },
  form: conteoForm,
  fields: [
    { name: 'conteoId', kind: 'integer', column: conteoDetalle.conteoId },
    { name: 'orden', kind: 'integer', column: conteoDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: conteoDetalle.insumoId },
    { name: 'loteId', kind: 'integer', column: conteoDetalle.loteId },
    { name: 'numeroLote', kind: 'text', column: conteoDetalle.numeroLote },
    { name: 'caducidad', kind: 'date', column: conteoDetalle.caducidad },
    { name: 'ubicacion', kind: 'text', column: conteoDetalle.ubicacion },
    { name: 'origen', kind: 'text', column: conteoDetalle.origen },
    {
      name: 'estatusLote',
      kind: 'enum',
      column: conteoDetalle.estatusLote,
      options: ESTATUS_LOTE,
      enumName: 'EstatusLote',
    },
    { name: 'conteo1', kind: 'integer', column: conteoDetalle.conteo1 },
    { name: 'contadoEn', kind: 'datetime', column: conteoDetalle.contadoEn },
    { name: 'contadorId', kind: 'integer', column: conteoDetalle.contadorId },
    { name: 'recontar', kind: 'boolean', column: conteoDetalle.recontar },
    { name: 'conteo2', kind: 'integer', column: conteoDetalle.conteo2 },
    { name: 'recontadoEn', kind: 'datetime', column: conteoDetalle.recontadoEn },
    { name: 'recontadorId', kind: 'integer', column: conteoDetalle.recontadorId },
    { name: 'contado', kind: 'integer', column: conteoDetalle.contado },
    { name: 'sistema', kind: 'integer', column: conteoDetalle.sistema },
    { name: 'diferencia', kind: 'integer', column: conteoDetalle.diferencia },
    { name: 'motivoDiferenciaId', kind: 'integer', column: conteoDetalle.motivoDiferenciaId },
    { name: 'notaDiferencia', kind: 'text', column: conteoDetalle.notaDiferencia },
    { name: 'dudosa', kind: 'boolean', column: conteoDetalle.dudosa },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: conteoDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, conteoDetalle.insumoId) }],
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
      column: conteoDetalle.loteId,
      joins: [{ table: loteIdTarget, on: eq(loteIdTarget.loteId, conteoDetalle.loteId) }],
      text: sql`${loteIdTarget.numeroLote}`,
      order: [{ column: loteIdTarget.numeroLote, words: true }],
    },
    {
      field: 'contadorId',
      label: 'contadorNombre',
      entity: 'usuario',
      column: conteoDetalle.contadorId,
      joins: [
        { table: contadorIdTarget, on: eq(contadorIdTarget.usuarioId, conteoDetalle.contadorId) },
        { table: contadorIdTargetPersona, on: eq(contadorIdTargetPersona.personaId, contadorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${contadorIdTargetPersona.nombre}, ${contadorIdTargetPersona.primerApellido}, ${contadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: contadorIdTargetPersona.nombre, words: true },
        { column: contadorIdTargetPersona.primerApellido, words: true },
        { column: contadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'recontadorId',
      label: 'recontadorNombre',
      entity: 'usuario',
      column: conteoDetalle.recontadorId,
      joins: [
        { table: recontadorIdTarget, on: eq(recontadorIdTarget.usuarioId, conteoDetalle.recontadorId) },
        { table: recontadorIdTargetPersona, on: eq(recontadorIdTargetPersona.personaId, recontadorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${recontadorIdTargetPersona.nombre}, ${recontadorIdTargetPersona.primerApellido}, ${recontadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: recontadorIdTargetPersona.nombre, words: true },
        { column: recontadorIdTargetPersona.primerApellido, words: true },
        { column: recontadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'motivoDiferenciaId',
      label: 'motivoDiferenciaNombre',
      entity: 'motivo-diferencia',
      column: conteoDetalle.motivoDiferenciaId,
      joins: [
        {
          table: motivoDiferenciaIdTarget,
          on: eq(motivoDiferenciaIdTarget.motivoDiferenciaId, conteoDetalle.motivoDiferenciaId),
        },
      ],
      text: sql`${motivoDiferenciaIdTarget.nombre}`,
      order: [{ column: motivoDiferenciaIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'conteoDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'conteo.ver',
    get: 'conteo.ver',
    create: 'conteo.capturar',
    update: 'conteo.capturar',
    delete: 'conteo.capturar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_LINEA_SOLICITUD, RESOLUCION_DIFERENCIA, TIPO_DIFERENCIA } from '../../shared/enums.gen';
import { solicitudForm } from '../../shared/forms/solicitud.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { solicitudDetalle } from '../tables/solicitud-detalle.gen';

const insumoIdTarget = alias(insumo, 'solicitud_detalle_insumo_id');
const insumoSolicitadoIdTarget = alias(insumo, 'solicitud_detalle_insumo_solicitado_id');
const sustitutoInsumoIdTarget = alias(insumo, 'solicitud_detalle_sustituto_insumo_id');

export const solicitudDetalleResource: Resource = {
  name: 'solicitud-detalle',
  path: '',
  table: solicitudDetalle,
  key: { name: 'solicitudDetalleId', column: solicitudDetalle.solicitudDetalleId, kind: 'serial', type: 'integer' },
  form: solicitudForm,
  fields: [
    { name: 'solicitudId', kind: 'integer', column: solicitudDetalle.solicitudId },
    { name: 'orden', kind: 'integer', column: solicitudDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: solicitudDetalle.insumoId },
    { name: 'insumoSolicitadoId', kind: 'integer', column: solicitudDetalle.insumoSolicitadoId },
    { name: 'sustitutoInsumoId', kind: 'integer', column: solicitudDetalle.sustitutoInsumoId },
    { name: 'cantidadSolicitada', kind: 'integer', column: solicitudDetalle.cantidadSolicitada },
    { name: 'observaciones', kind: 'text', column: solicitudDetalle.observaciones },
    { name: 'existenciaActual', kind: 'integer', column: solicitudDetalle.existenciaActual },
    { name: 'cpm', kind: 'number', column: solicitudDetalle.cpm },
    { name: 'enTransito', kind: 'integer', column: solicitudDetalle.enTransito },
    { name: 'cantidadSugerida', kind: 'integer', column: solicitudDetalle.cantidadSugerida },
    { name: 'precioEstimado', kind: 'number', column: solicitudDetalle.precioEstimado },
    { name: 'cantidadAutorizada', kind: 'integer', column: solicitudDetalle.cantidadAutorizada },
    { name: 'motivoModificacion', kind: 'text', column: solicitudDetalle.motivoModificacion },
    { name: 'cantidadApartada', kind: 'integer', column: solicitudDetalle.cantidadApartada },
    { name: 'lotes', kind: 'records', column: solicitudDetalle.lotes },
    { name: 'cantidadSurtida', kind: 'integer', column: solicitudDetalle.cantidadSurtida },
    { name: 'motivoFaltante', kind: 'text', column: solicitudDetalle.motivoFaltante },
    { name: 'motivoNoFefo', kind: 'text', column: solicitudDetalle.motivoNoFefo },
    { name: 'cantidadRecibida', kind: 'integer', column: solicitudDetalle.cantidadRecibida },
    {
      name: 'diferenciaTipo',
      kind: 'enum',
      column: solicitudDetalle.diferenciaTipo,
      options: TIPO_DIFERENCIA,
      enumName: 'TipoDiferencia',
    },
    { name: 'diferenciaNota', kind: 'text', column: solicitudDetalle.diferenciaNota },
    {
      name: 'diferenciaResolucion',
      kind: 'enum',
      column: solicitudDetalle.diferenciaResolucion,
      options: RESOLUCION_DIFERENCIA,
      enumName: 'ResolucionDiferencia',
    },
    {
      name: 'estatusLinea',
      kind: 'enum',
      column: solicitudDetalle.estatusLinea,
      options: ESTATUS_LINEA_SOLICITUD,
      enumName: 'EstatusLineaSolicitud',
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
      column: solicitudDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, solicitudDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'insumoSolicitadoId',
      label: 'insumoSolicitadoNombre',
      entity: 'insumo',
      column: solicitudDetalle.insumoSolicitadoId,
      joins: [
        {
          table: insumoSolicitadoIdTarget,
          on: eq(insumoSolicitadoIdTarget.insumoId, solicitudDetalle.insumoSolicitadoId),
        },
      ],
      text: sql`${insumoSolicitadoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoSolicitadoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoSolicitadoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoSolicitadoIdTarget.nombreGenerico, words: true },
        { column: insumoSolicitadoIdTarget.concentracion, words: true },
        { column: insumoSolicitadoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'sustitutoInsumoId',
      label: 'sustitutoInsumoNombre',
      entity: 'insumo',
      column: solicitudDetalle.sustitutoInsumoId,
      joins: [
        {
          table: sustitutoInsumoIdTarget,
          on: eq(sustitutoInsumoIdTarget.insumoId, solicitudDetalle.sustitutoInsumoId),
        },
      ],
      text: sql`${sustitutoInsumoIdTarget.nombreGenerico} || ' ' || coalesce(${sustitutoInsumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${sustitutoInsumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: sustitutoInsumoIdTarget.nombreGenerico, words: true },
        { column: sustitutoInsumoIdTarget.concentracion, words: true },
        { column: sustitutoInsumoIdTarget.presentacion, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'sustitutoInsumoId',
      kind: 'column',
      entity: 'insumo',
      dependsOn: { sustitutoIds: 'lineas.insumoId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'solicitudDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { solicitud_detalle_solicitud_id_insumo_id_key: ['solicitudId', 'insumoId'] },
  operations: [],
  permissions: {
    list: 'solicitud.ver',
    get: 'solicitud.ver',
    create: 'solicitud.crear',
    update: 'solicitud.crear',
    delete: 'solicitud.crear',
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

// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CLASE_ALERTA, ESTATUS_ALERTA_SANITARIA, ORIGEN_ALERTA } from '../../shared/enums.gen';
import { alertaSanitariaForm } from '../../shared/forms/alerta-sanitaria.gen';
import { alertaSanitariaLifecycle } from '../../shared/lifecycles/alerta-sanitaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { alertaSanitaria } from '../tables/alerta-sanitaria.gen';
import { alertaSanitariaAlmacen } from '../tables/alerta-sanitaria-almacen.gen';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { persona } from '../tables/persona.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { alertaSanitariaAlmacenResource } from './alerta-sanitaria-almacen.gen';

const insumoIdTarget = alias(insumo, 'alerta_sanitaria_insumo_id');
const proveedorIdTarget = alias(proveedor, 'alerta_sanitaria_proveedor_id');
const unidadIdTarget = alias(unidad, 'alerta_sanitaria_unidad_id');
const capturistaIdTarget = alias(usuario, 'alerta_sanitaria_capturista_id');
const capturistaIdTargetPersona = alias(persona, 'alerta_sanitaria_capturista_id_persona');
const emisorIdTarget = alias(usuario, 'alerta_sanitaria_emisor_id');
const emisorIdTargetPersona = alias(persona, 'alerta_sanitaria_emisor_id_persona');
const cerradorIdTarget = alias(usuario, 'alerta_sanitaria_cerrador_id');
const cerradorIdTargetPersona = alias(persona, 'alerta_sanitaria_cerrador_id_persona');

export const alertaSanitariaResource: Resource = {
  name: 'alerta-sanitaria',
  path: '/inventario/alerta-sanitaria',
  table: alertaSanitaria,
  key: { name: 'alertaSanitariaId', column: alertaSanitaria.alertaSanitariaId, kind: 'serial', type: 'integer' },
  form: alertaSanitariaForm,
  fields: [
    { name: 'folio', kind: 'text', column: alertaSanitaria.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: alertaSanitaria.estatus,
      options: ESTATUS_ALERTA_SANITARIA,
      enumName: 'EstatusAlertaSanitaria',
    },
    { name: 'insumoId', kind: 'integer', column: alertaSanitaria.insumoId, bulk: true },
    { name: 'numeroLote', kind: 'text', column: alertaSanitaria.numeroLote, bulk: true },
    { name: 'otrosNumeros', kind: 'list', column: alertaSanitaria.otrosNumeros, item: 'text', bulk: true },
    { name: 'numerosRevisados', kind: 'list', column: alertaSanitaria.numerosRevisados, item: 'text' },
    { name: 'proveedorId', kind: 'integer', column: alertaSanitaria.proveedorId, bulk: true },
    { name: 'marca', kind: 'text', column: alertaSanitaria.marca, bulk: true },
    { name: 'parecidosRevisados', kind: 'boolean', column: alertaSanitaria.parecidosRevisados, bulk: true },
    {
      name: 'origen',
      kind: 'enum',
      column: alertaSanitaria.origen,
      options: ORIGEN_ALERTA,
      enumName: 'OrigenAlerta',
      bulk: true,
    },
    {
      name: 'clase',
      kind: 'enum',
      column: alertaSanitaria.clase,
      options: CLASE_ALERTA,
      enumName: 'ClaseAlerta',
      bulk: true,
    },
    { name: 'unidadId', kind: 'integer', column: alertaSanitaria.unidadId, bulk: true },
    { name: 'numeroOficio', kind: 'text', column: alertaSanitaria.numeroOficio, bulk: true },
    { name: 'fechaOficio', kind: 'date', column: alertaSanitaria.fechaOficio, bulk: true },
    { name: 'motivo', kind: 'text', column: alertaSanitaria.motivo, bulk: true },
    { name: 'instrucciones', kind: 'text', column: alertaSanitaria.instrucciones, bulk: true },
    { name: 'retenidas', kind: 'integer', column: alertaSanitaria.retenidas },
    { name: 'enCamino', kind: 'integer', column: alertaSanitaria.enCamino },
    { name: 'entregadas', kind: 'integer', column: alertaSanitaria.entregadas },
    { name: 'localizadas', kind: 'integer', column: alertaSanitaria.localizadas },
    { name: 'porResponder', kind: 'integer', column: alertaSanitaria.porResponder },
    { name: 'conclusion', kind: 'text', column: alertaSanitaria.conclusion },
    { name: 'capturistaId', kind: 'integer', column: alertaSanitaria.capturistaId },
    { name: 'fechaCaptura', kind: 'datetime', column: alertaSanitaria.fechaCaptura },
    { name: 'emisorId', kind: 'integer', column: alertaSanitaria.emisorId },
    { name: 'fechaEmision', kind: 'datetime', column: alertaSanitaria.fechaEmision },
    { name: 'cerradorId', kind: 'integer', column: alertaSanitaria.cerradorId },
    { name: 'fechaCierre', kind: 'datetime', column: alertaSanitaria.fechaCierre },
    { name: 'estatusDesde', kind: 'datetime', column: alertaSanitaria.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: alertaSanitaria.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, alertaSanitaria.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: alertaSanitaria.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, alertaSanitaria.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: alertaSanitaria.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, alertaSanitaria.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'capturistaId',
      label: 'capturistaNombre',
      entity: 'usuario',
      column: alertaSanitaria.capturistaId,
      joins: [
        { table: capturistaIdTarget, on: eq(capturistaIdTarget.usuarioId, alertaSanitaria.capturistaId) },
        { table: capturistaIdTargetPersona, on: eq(capturistaIdTargetPersona.personaId, capturistaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${capturistaIdTargetPersona.nombre}, ${capturistaIdTargetPersona.primerApellido}, ${capturistaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: capturistaIdTargetPersona.nombre, words: true },
        { column: capturistaIdTargetPersona.primerApellido, words: true },
        { column: capturistaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'emisorId',
      label: 'emisorNombre',
      entity: 'usuario',
      column: alertaSanitaria.emisorId,
      joins: [
        { table: emisorIdTarget, on: eq(emisorIdTarget.usuarioId, alertaSanitaria.emisorId) },
        { table: emisorIdTargetPersona, on: eq(emisorIdTargetPersona.personaId, emisorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${emisorIdTargetPersona.nombre}, ${emisorIdTargetPersona.primerApellido}, ${emisorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: emisorIdTargetPersona.nombre, words: true },
        { column: emisorIdTargetPersona.primerApellido, words: true },
        { column: emisorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'cerradorId',
      label: 'cerradorNombre',
      entity: 'usuario',
      column: alertaSanitaria.cerradorId,
      joins: [
        { table: cerradorIdTarget, on: eq(cerradorIdTarget.usuarioId, alertaSanitaria.cerradorId) },
        { table: cerradorIdTargetPersona, on: eq(cerradorIdTargetPersona.personaId, cerradorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${cerradorIdTargetPersona.nombre}, ${cerradorIdTargetPersona.primerApellido}, ${cerradorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: cerradorIdTargetPersona.nombre, words: true },
        { column: cerradorIdTargetPersona.primerApellido, words: true },
        { column: cerradorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'almacenes',
      link: 'alertaSanitariaId',
      parent: alertaSanitariaAlmacen.alertaSanitariaId,
      position: alertaSanitariaAlmacen.orden,
      unique: [],
      resource: alertaSanitariaAlmacenResource,
    },
  ],
  nested: [
    {
      path: 'almacenes.almacenId',
      kind: 'lines',
      entity: 'almacen',
      column: null,
      target: { table: almacen, key: almacen.almacenId },
    },
    {
      path: 'almacenes.respondioId',
      kind: 'lines',
      entity: 'usuario',
      column: null,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: ['capturistaId', 'emisorId', 'cerradorId'],
  narrowed: [],
  search: {
    own: alertaSanitaria.busqueda,
    sounds: null,
    dates: [],
    names: [alertaSanitaria.folio, alertaSanitaria.numeroLote],
    fields: ['folio', 'numeroLote', 'numeroOficio', 'motivo'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'insumoNombre')} · ${valueAt(record, 'numeroLote')}`,
  sort: { direction: 'desc', field: 'fechaCaptura' },
  pageSize: 25,
  totals: [],
  unique: { alerta_sanitaria_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'lote.cambiar-estatus',
    update: 'lote.cambiar-estatus',
    delete: 'lote.cambiar-estatus',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'porAtender', filter: { paso: ['emitir', 'cerrar'] } },
    { id: 'enCurso', filter: { estatus: ['BORRADOR', 'EMITIDA'] } },
  ],
  attachments: { maxFiles: 20, maxMB: 10, accept: ['pdf', 'image'] },
  comments: { write: 'inventario.ver' },
  lifecycle: alertaSanitariaLifecycle,
  folio: { field: 'folio', on: 'emitir', others: [], series: 'AS', digits: 5, unit: 'unidadId' },
  derive: null,
  copies: [],
};

// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_CONTEO, TIPO_CONTEO } from '../../shared/enums.gen';
import { conteoForm } from '../../shared/forms/conteo.gen';
import { conteoLifecycle } from '../../shared/lifecycles/conteo.gen';
import { valueAt } from '#platform/shared/paths';
import { displayDate } from '#platform/shared/dates/days';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { conteo } from '../tables/conteo.gen';
import { conteoDetalle } from '../tables/conteo-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { motivoDiferencia } from '../tables/motivo-diferencia.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { conteoDetalleResource } from './conteo-detalle.gen';

const almacenIdTarget = alias(almacen, 'conteo_almacen_id');
const unidadIdTarget = alias(unidad, 'conteo_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'conteo_jurisdiccion_id');
const programadoPorIdTarget = alias(usuario, 'conteo_programado_por_id');
const programadoPorIdTargetPersona = alias(persona, 'conteo_programado_por_id_persona');
const iniciadoPorIdTarget = alias(usuario, 'conteo_iniciado_por_id');
const iniciadoPorIdTargetPersona = alias(persona, 'conteo_iniciado_por_id_persona');
const terminadoPorIdTarget = alias(usuario, 'conteo_terminado_por_id');
const terminadoPorIdTargetPersona = alias(persona, 'conteo_terminado_por_id_persona');
const autorizadorIdTarget = alias(usuario, 'conteo_autorizador_id');
const autorizadorIdTargetPersona = alias(persona, 'conteo_autorizador_id_persona');
const aplicadoPorIdTarget = alias(usuario, 'conteo_aplicado_por_id');
const aplicadoPorIdTargetPersona = alias(persona, 'conteo_aplicado_por_id_persona');

export const conteoResource: Resource = {
  name: 'conteo',
  path: '/inventario/conteo',
  table: conteo,
  key: { name: 'conteoId', column: conteo.conteoId, kind: 'serial', type: 'integer' },
  form: conteoForm,
  fields: [
    { name: 'folio', kind: 'text', column: conteo.folio },
    { name: 'estatus', kind: 'enum', column: conteo.estatus, options: ESTATUS_CONTEO, enumName: 'EstatusConteo' },
    { name: 'almacenId', kind: 'integer', column: conteo.almacenId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: conteo.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: conteo.jurisdiccionId },
    { name: 'tipo', kind: 'enum', column: conteo.tipo, options: TIPO_CONTEO, enumName: 'TipoConteo', bulk: true },
    { name: 'fechaProgramada', kind: 'date', column: conteo.fechaProgramada, bulk: true },
    { name: 'ciego', kind: 'boolean', column: conteo.ciego, bulk: true },
    { name: 'tolerancia', kind: 'number', column: conteo.tolerancia, bulk: true },
    { name: 'observaciones', kind: 'text', column: conteo.observaciones, bulk: true },
    { name: 'motivo', kind: 'text', column: conteo.motivo },
    { name: 'insumoIds', kind: 'list', column: conteo.insumoIds, item: 'integer', bulk: true },
    { name: 'ubicacion', kind: 'text', column: conteo.ubicacion, bulk: true },
    { name: 'lotesAlAzar', kind: 'integer', column: conteo.lotesAlAzar, bulk: true },
    { name: 'lotes', kind: 'integer', column: conteo.lotes },
    { name: 'diferencias', kind: 'integer', column: conteo.diferencias },
    { name: 'exactitud', kind: 'number', column: conteo.exactitud },
    { name: 'programadoPorId', kind: 'integer', column: conteo.programadoPorId },
    { name: 'iniciadoPorId', kind: 'integer', column: conteo.iniciadoPorId },
    { name: 'terminadoPorId', kind: 'integer', column: conteo.terminadoPorId },
    { name: 'autorizadorId', kind: 'integer', column: conteo.autorizadorId },
    { name: 'aplicadoPorId', kind: 'integer', column: conteo.aplicadoPorId },
    { name: 'fechaRegistro', kind: 'datetime', column: conteo.fechaRegistro },
    { name: 'fechaInicio', kind: 'datetime', column: conteo.fechaInicio },
    { name: 'fechaTermino', kind: 'datetime', column: conteo.fechaTermino },
    { name: 'fechaAutorizacion', kind: 'datetime', column: conteo.fechaAutorizacion },
    { name: 'fechaAplicacion', kind: 'datetime', column: conteo.fechaAplicacion },
    { name: 'estatusDesde', kind: 'datetime', column: conteo.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: conteo.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, conteo.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: conteo.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, conteo.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: conteo.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, conteo.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'programadoPorId',
      label: 'programadoPorNombre',
      entity: 'usuario',
      column: conteo.programadoPorId,
      joins: [
        { table: programadoPorIdTarget, on: eq(programadoPorIdTarget.usuarioId, conteo.programadoPorId) },
        {
          table: programadoPorIdTargetPersona,
          on: eq(programadoPorIdTargetPersona.personaId, programadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${programadoPorIdTargetPersona.nombre}, ${programadoPorIdTargetPersona.primerApellido}, ${programadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: programadoPorIdTargetPersona.nombre, words: true },
        { column: programadoPorIdTargetPersona.primerApellido, words: true },
        { column: programadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'iniciadoPorId',
      label: 'iniciadoPorNombre',
      entity: 'usuario',
      column: conteo.iniciadoPorId,
      joins: [
        { table: iniciadoPorIdTarget, on: eq(iniciadoPorIdTarget.usuarioId, conteo.iniciadoPorId) },
        {
          table: iniciadoPorIdTargetPersona,
          on: eq(iniciadoPorIdTargetPersona.personaId, iniciadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${iniciadoPorIdTargetPersona.nombre}, ${iniciadoPorIdTargetPersona.primerApellido}, ${iniciadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: iniciadoPorIdTargetPersona.nombre, words: true },
        { column: iniciadoPorIdTargetPersona.primerApellido, words: true },
        { column: iniciadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'terminadoPorId',
      label: 'terminadoPorNombre',
      entity: 'usuario',
      column: conteo.terminadoPorId,
      joins: [
        { table: terminadoPorIdTarget, on: eq(terminadoPorIdTarget.usuarioId, conteo.terminadoPorId) },
        {
          table: terminadoPorIdTargetPersona,
          on: eq(terminadoPorIdTargetPersona.personaId, terminadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${terminadoPorIdTargetPersona.nombre}, ${terminadoPorIdTargetPersona.primerApellido}, ${terminadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: terminadoPorIdTargetPersona.nombre, words: true },
        { column: terminadoPorIdTargetPersona.primerApellido, words: true },
        { column: terminadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'autorizadorId',
      label: 'autorizadorNombre',
      entity: 'usuario',
      column: conteo.autorizadorId,
      joins: [
        { table: autorizadorIdTarget, on: eq(autorizadorIdTarget.usuarioId, conteo.autorizadorId) },
        {
          table: autorizadorIdTargetPersona,
          on: eq(autorizadorIdTargetPersona.personaId, autorizadorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${autorizadorIdTargetPersona.nombre}, ${autorizadorIdTargetPersona.primerApellido}, ${autorizadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: autorizadorIdTargetPersona.nombre, words: true },
        { column: autorizadorIdTargetPersona.primerApellido, words: true },
        { column: autorizadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'aplicadoPorId',
      label: 'aplicadoPorNombre',
      entity: 'usuario',
      column: conteo.aplicadoPorId,
      joins: [
        { table: aplicadoPorIdTarget, on: eq(aplicadoPorIdTarget.usuarioId, conteo.aplicadoPorId) },
        {
          table: aplicadoPorIdTargetPersona,
          on: eq(aplicadoPorIdTargetPersona.personaId, aplicadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${aplicadoPorIdTargetPersona.nombre}, ${aplicadoPorIdTargetPersona.primerApellido}, ${aplicadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: aplicadoPorIdTargetPersona.nombre, words: true },
        { column: aplicadoPorIdTargetPersona.primerApellido, words: true },
        { column: aplicadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'conteoId',
      parent: conteoDetalle.conteoId,
      position: conteoDetalle.orden,
      unique: [],
      resource: conteoDetalleResource,
    },
  ],
  nested: [
    {
      path: 'insumoIds',
      kind: 'list',
      entity: 'insumo',
      column: conteo.insumoIds,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
    {
      path: 'lineas.contadorId',
      kind: 'lines',
      entity: 'usuario',
      column: null,
      target: { table: usuario, key: usuario.usuarioId },
    },
    {
      path: 'lineas.recontadorId',
      kind: 'lines',
      entity: 'usuario',
      column: null,
      target: { table: usuario, key: usuario.usuarioId },
    },
    {
      path: 'lineas.motivoDiferenciaId',
      kind: 'lines',
      entity: 'motivo-diferencia',
      column: null,
      target: { table: motivoDiferencia, key: motivoDiferencia.motivoDiferenciaId },
    },
  ],
  released: ['programadoPorId', 'iniciadoPorId', 'terminadoPorId', 'autorizadorId', 'aplicadoPorId'],
  narrowed: [],
  search: {
    own: conteo.busqueda,
    sounds: null,
    dates: [],
    names: [conteo.folio],
    fields: ['folio', 'observaciones'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'almacenNombre')} · ${displayDate(valueAt(record, 'fechaProgramada'))}`,
  sort: { direction: 'desc', field: 'fechaRegistro' },
  pageSize: 25,
  totals: [],
  unique: { conteo_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'conteo.ver',
    get: 'conteo.ver',
    create: 'conteo.capturar',
    update: 'conteo.capturar',
    delete: 'conteo.capturar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'porAtender', filter: { paso: ['iniciar', 'terminar', 'terminarReconteo', 'autorizar', 'aplicar'] } },
    { id: 'enCurso', filter: { estatus: ['PROGRAMADO', 'CONTANDO', 'RECONTEO', 'EN_REVISION', 'AUTORIZADO'] } },
  ],
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: conteoLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'CF', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['APLICADO'],
    content: [
      'folio',
      'estatus',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'tipo',
      'fechaProgramada',
      'ciego',
      'tolerancia',
      'observaciones',
      'motivo',
      'insumoIds',
      'ubicacion',
      'lotesAlAzar',
      'lotes',
      'diferencias',
      'exactitud',
      'programadoPorId',
      'iniciadoPorId',
      'terminadoPorId',
      'autorizadorId',
      'aplicadoPorId',
      'fechaRegistro',
      'fechaInicio',
      'fechaTermino',
      'fechaAutorizacion',
      'fechaAplicacion',
    ],
    lines: {
      lineas: [
        'insumoId',
        'loteId',
        'numeroLote',
        'caducidad',
        'ubicacion',
        'origen',
        'estatusLote',
        'conteo1',
        'contadoEn',
        'contadorId',
        'recontar',
        'conteo2',
        'recontadoEn',
        'recontadorId',
        'contado',
        'sistema',
        'diferencia',
        'motivoDiferenciaId',
        'notaDiferencia',
        'dudosa',
      ],
    },
  },
  derive: null,
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

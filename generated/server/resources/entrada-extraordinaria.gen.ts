// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_EXTRAORDINARIA } from '../../shared/enums.gen';
import { entradaExtraordinariaForm } from '../../shared/forms/entrada-extraordinaria.gen';
import { entradaExtraordinariaLifecycle } from '../../shared/lifecycles/entrada-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { entradaExtraordinaria } from '../tables/entrada-extraordinaria.gen';
import { entradaExtraordinariaDetalle } from '../tables/entrada-extraordinaria-detalle.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { motivoEntradaExtraordinaria } from '../tables/motivo-entrada-extraordinaria.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { entradaExtraordinariaDetalleResource } from './entrada-extraordinaria-detalle.gen';

const almacenIdTarget = alias(almacen, 'entrada_extraordinaria_almacen_id');
const unidadIdTarget = alias(unidad, 'entrada_extraordinaria_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'entrada_extraordinaria_jurisdiccion_id');
const motivoEntradaExtraordinariaIdTarget = alias(
  motivoEntradaExtraordinaria,
  'entrada_extraordinaria_motivo_entrada_extraordinaria_id',
);
const solicitanteIdTarget = alias(usuario, 'entrada_extraordinaria_solicitante_id');
const solicitanteIdTargetPersona = alias(persona, 'entrada_extraordinaria_solicitante_id_persona');
const remitenteIdTarget = alias(usuario, 'entrada_extraordinaria_remitente_id');
const remitenteIdTargetPersona = alias(persona, 'entrada_extraordinaria_remitente_id_persona');
const autorizadorIdTarget = alias(usuario, 'entrada_extraordinaria_autorizador_id');
const autorizadorIdTargetPersona = alias(persona, 'entrada_extraordinaria_autorizador_id_persona');
const aplicadaPorIdTarget = alias(usuario, 'entrada_extraordinaria_aplicada_por_id');
const aplicadaPorIdTargetPersona = alias(persona, 'entrada_extraordinaria_aplicada_por_id_persona');
const reversadaPorIdTarget = alias(usuario, 'entrada_extraordinaria_reversada_por_id');
const reversadaPorIdTargetPersona = alias(persona, 'entrada_extraordinaria_reversada_por_id_persona');

export const entradaExtraordinariaResource: Resource = {
  name: 'entrada-extraordinaria',
  path: '/inventario/entrada-extraordinaria',
  table: entradaExtraordinaria,
  key: {
    name: 'entradaExtraordinariaId',
    column: entradaExtraordinaria.entradaExtraordinariaId,
    kind: 'serial',
    type: 'integer',
  },
  form: entradaExtraordinariaForm,
  fields: [
    { name: 'folio', kind: 'text', column: entradaExtraordinaria.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: entradaExtraordinaria.estatus,
      options: ESTATUS_EXTRAORDINARIA,
      enumName: 'EstatusExtraordinaria',
    },
    { name: 'almacenId', kind: 'integer', column: entradaExtraordinaria.almacenId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: entradaExtraordinaria.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: entradaExtraordinaria.jurisdiccionId },
    {
      name: 'motivoEntradaExtraordinariaId',
      kind: 'integer',
      column: entradaExtraordinaria.motivoEntradaExtraordinariaId,
      bulk: true,
    },
    { name: 'fechaDocumento', kind: 'date', column: entradaExtraordinaria.fechaDocumento, bulk: true },
    { name: 'procedencia', kind: 'text', column: entradaExtraordinaria.procedencia, bulk: true },
    { name: 'observaciones', kind: 'text', column: entradaExtraordinaria.observaciones, bulk: true },
    { name: 'motivo', kind: 'text', column: entradaExtraordinaria.motivo },
    { name: 'piezas', kind: 'integer', column: entradaExtraordinaria.piezas },
    { name: 'importeTotal', kind: 'number', column: entradaExtraordinaria.importeTotal },
    { name: 'requiereAutorizacion', kind: 'boolean', column: entradaExtraordinaria.requiereAutorizacion },
    { name: 'requiereEvidencia', kind: 'boolean', column: entradaExtraordinaria.requiereEvidencia },
    { name: 'permiteSinCosto', kind: 'boolean', column: entradaExtraordinaria.permiteSinCosto },
    { name: 'solicitanteId', kind: 'integer', column: entradaExtraordinaria.solicitanteId },
    { name: 'editoresIds', kind: 'list', column: entradaExtraordinaria.editoresIds, item: 'integer' },
    { name: 'remitenteId', kind: 'integer', column: entradaExtraordinaria.remitenteId },
    { name: 'autorizadorId', kind: 'integer', column: entradaExtraordinaria.autorizadorId },
    { name: 'aplicadaPorId', kind: 'integer', column: entradaExtraordinaria.aplicadaPorId },
    { name: 'reversadaPorId', kind: 'integer', column: entradaExtraordinaria.reversadaPorId },
    { name: 'fechaSolicitud', kind: 'datetime', column: entradaExtraordinaria.fechaSolicitud },
    { name: 'fechaEnvio', kind: 'datetime', column: entradaExtraordinaria.fechaEnvio },
    { name: 'fechaAutorizacion', kind: 'datetime', column: entradaExtraordinaria.fechaAutorizacion },
    { name: 'fechaAplicacion', kind: 'datetime', column: entradaExtraordinaria.fechaAplicacion },
    { name: 'fechaReversa', kind: 'datetime', column: entradaExtraordinaria.fechaReversa },
    { name: 'estatusDesde', kind: 'datetime', column: entradaExtraordinaria.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: entradaExtraordinaria.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, entradaExtraordinaria.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: entradaExtraordinaria.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, entradaExtraordinaria.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: entradaExtraordinaria.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, entradaExtraordinaria.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'motivoEntradaExtraordinariaId',
      label: 'motivoEntradaExtraordinariaNombre',
      entity: 'motivo-entrada-extraordinaria',
      column: entradaExtraordinaria.motivoEntradaExtraordinariaId,
      joins: [
        {
          table: motivoEntradaExtraordinariaIdTarget,
          on: eq(
            motivoEntradaExtraordinariaIdTarget.motivoEntradaExtraordinariaId,
            entradaExtraordinaria.motivoEntradaExtraordinariaId,
          ),
        },
      ],
      text: sql`${motivoEntradaExtraordinariaIdTarget.nombre}`,
      order: [{ column: motivoEntradaExtraordinariaIdTarget.nombre, words: true }],
    },
    {
      field: 'solicitanteId',
      label: 'solicitanteNombre',
      entity: 'usuario',
      column: entradaExtraordinaria.solicitanteId,
      joins: [
        { table: solicitanteIdTarget, on: eq(solicitanteIdTarget.usuarioId, entradaExtraordinaria.solicitanteId) },
        {
          table: solicitanteIdTargetPersona,
          on: eq(solicitanteIdTargetPersona.personaId, solicitanteIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${solicitanteIdTargetPersona.nombre}, ${solicitanteIdTargetPersona.primerApellido}, ${solicitanteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: solicitanteIdTargetPersona.nombre, words: true },
        { column: solicitanteIdTargetPersona.primerApellido, words: true },
        { column: solicitanteIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'remitenteId',
      label: 'remitenteNombre',
      entity: 'usuario',
      column: entradaExtraordinaria.remitenteId,
      joins: [
        { table: remitenteIdTarget, on: eq(remitenteIdTarget.usuarioId, entradaExtraordinaria.remitenteId) },
        { table: remitenteIdTargetPersona, on: eq(remitenteIdTargetPersona.personaId, remitenteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${remitenteIdTargetPersona.nombre}, ${remitenteIdTargetPersona.primerApellido}, ${remitenteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: remitenteIdTargetPersona.nombre, words: true },
        { column: remitenteIdTargetPersona.primerApellido, words: true },
        { column: remitenteIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'autorizadorId',
      label: 'autorizadorNombre',
      entity: 'usuario',
      column: entradaExtraordinaria.autorizadorId,
      joins: [
        { table: autorizadorIdTarget, on: eq(autorizadorIdTarget.usuarioId, entradaExtraordinaria.autorizadorId) },
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
      field: 'aplicadaPorId',
      label: 'aplicadaPorNombre',
      entity: 'usuario',
      column: entradaExtraordinaria.aplicadaPorId,
      joins: [
        { table: aplicadaPorIdTarget, on: eq(aplicadaPorIdTarget.usuarioId, entradaExtraordinaria.aplicadaPorId) },
        {
          table: aplicadaPorIdTargetPersona,
          on: eq(aplicadaPorIdTargetPersona.personaId, aplicadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${aplicadaPorIdTargetPersona.nombre}, ${aplicadaPorIdTargetPersona.primerApellido}, ${aplicadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: aplicadaPorIdTargetPersona.nombre, words: true },
        { column: aplicadaPorIdTargetPersona.primerApellido, words: true },
        { column: aplicadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'reversadaPorId',
      label: 'reversadaPorNombre',
      entity: 'usuario',
      column: entradaExtraordinaria.reversadaPorId,
      joins: [
        { table: reversadaPorIdTarget, on: eq(reversadaPorIdTarget.usuarioId, entradaExtraordinaria.reversadaPorId) },
        {
          table: reversadaPorIdTargetPersona,
          on: eq(reversadaPorIdTargetPersona.personaId, reversadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${reversadaPorIdTargetPersona.nombre}, ${reversadaPorIdTargetPersona.primerApellido}, ${reversadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: reversadaPorIdTargetPersona.nombre, words: true },
        { column: reversadaPorIdTargetPersona.primerApellido, words: true },
        { column: reversadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'entradaExtraordinariaId',
      parent: entradaExtraordinariaDetalle.entradaExtraordinariaId,
      position: entradaExtraordinariaDetalle.orden,
      unique: [],
      resource: entradaExtraordinariaDetalleResource,
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
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
    {
      path: 'editoresIds',
      kind: 'list',
      entity: 'usuario',
      column: entradaExtraordinaria.editoresIds,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: ['solicitanteId', 'remitenteId', 'autorizadorId', 'aplicadaPorId', 'reversadaPorId'],
  narrowed: [],
  search: {
    own: entradaExtraordinaria.busqueda,
    sounds: null,
    dates: [],
    names: [entradaExtraordinaria.folio],
    fields: ['folio', 'observaciones', 'procedencia'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) =>
    textOf`${valueAt(record, 'almacenNombre')} · ${valueAt(record, 'motivoEntradaExtraordinariaNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: ['piezas', 'importeTotal'],
  unique: { entrada_extraordinaria_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'entrada-extraordinaria.ver',
    get: 'entrada-extraordinaria.ver',
    create: 'entrada-extraordinaria.crear',
    update: 'entrada-extraordinaria.crear',
    delete: 'entrada-extraordinaria.crear',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'porAutorizar', filter: { paso: 'autorizar' } },
    { id: 'enTramite', filter: { estatus: ['BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA'] } },
  ],
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: entradaExtraordinariaLifecycle,
  folio: { field: 'folio', on: 'enviar', others: [], series: 'EEX', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['APLICADA', 'REVERSADA'],
    content: [
      'folio',
      'estatus',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'motivoEntradaExtraordinariaId',
      'fechaDocumento',
      'procedencia',
      'observaciones',
      'motivo',
      'requiereAutorizacion',
      'requiereEvidencia',
      'permiteSinCosto',
      'solicitanteId',
      'editoresIds',
      'remitenteId',
      'autorizadorId',
      'aplicadaPorId',
      'reversadaPorId',
      'fechaSolicitud',
      'fechaEnvio',
      'fechaAutorizacion',
      'fechaAplicacion',
      'fechaReversa',
    ],
    lines: {
      lineas: ['insumoId', 'numeroLote', 'caducidad', 'cantidad', 'costoUnitario', 'ubicacionCodigo', 'loteId'],
    },
  },
  derive: 'entradaExtraordinaria',
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    {
      field: 'requiereAutorizacion',
      reference: 'motivoEntradaExtraordinariaId',
      entity: 'motivo-entrada-extraordinaria',
      from: 'requiereAutorizacion',
    },
    {
      field: 'requiereEvidencia',
      reference: 'motivoEntradaExtraordinariaId',
      entity: 'motivo-entrada-extraordinaria',
      from: 'requiereEvidencia',
    },
    {
      field: 'permiteSinCosto',
      reference: 'motivoEntradaExtraordinariaId',
      entity: 'motivo-entrada-extraordinaria',
      from: 'permiteSinCosto',
    },
  ],
};

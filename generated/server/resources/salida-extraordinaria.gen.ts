// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESTINO_SALIDA, ESTATUS_EXTRAORDINARIA } from '../../shared/enums.gen';
import { salidaExtraordinariaForm } from '../../shared/forms/salida-extraordinaria.gen';
import { salidaExtraordinariaLifecycle } from '../../shared/lifecycles/salida-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { motivoSalidaExtraordinaria } from '../tables/motivo-salida-extraordinaria.gen';
import { persona } from '../tables/persona.gen';
import { salidaExtraordinaria } from '../tables/salida-extraordinaria.gen';
import { salidaExtraordinariaDetalle } from '../tables/salida-extraordinaria-detalle.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { salidaExtraordinariaDetalleResource } from './salida-extraordinaria-detalle.gen';

const almacenIdTarget = alias(almacen, 'salida_extraordinaria_almacen_id');
const unidadIdTarget = alias(unidad, 'salida_extraordinaria_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'salida_extraordinaria_jurisdiccion_id');
const motivoSalidaExtraordinariaIdTarget = alias(
  motivoSalidaExtraordinaria,
  'salida_extraordinaria_motivo_salida_extraordinaria_id',
);
const solicitanteIdTarget = alias(usuario, 'salida_extraordinaria_solicitante_id');
const solicitanteIdTargetPersona = alias(persona, 'salida_extraordinaria_solicitante_id_persona');
const remitenteIdTarget = alias(usuario, 'salida_extraordinaria_remitente_id');
const remitenteIdTargetPersona = alias(persona, 'salida_extraordinaria_remitente_id_persona');
const autorizadorIdTarget = alias(usuario, 'salida_extraordinaria_autorizador_id');
const autorizadorIdTargetPersona = alias(persona, 'salida_extraordinaria_autorizador_id_persona');
const aplicadaPorIdTarget = alias(usuario, 'salida_extraordinaria_aplicada_por_id');
const aplicadaPorIdTargetPersona = alias(persona, 'salida_extraordinaria_aplicada_por_id_persona');
const reversadaPorIdTarget = alias(usuario, 'salida_extraordinaria_reversada_por_id');
const reversadaPorIdTargetPersona = alias(persona, 'salida_extraordinaria_reversada_por_id_persona');

export const salidaExtraordinariaResource: Resource = {
  name: 'salida-extraordinaria',
  path: '/inventario/salida-extraordinaria',
  table: salidaExtraordinaria,
  key: {
    name: 'salidaExtraordinariaId',
    column: salidaExtraordinaria.salidaExtraordinariaId,
    kind: 'serial',
    type: 'integer',
  },
  form: salidaExtraordinariaForm,
  fields: [
    { name: 'folio', kind: 'text', column: salidaExtraordinaria.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: salidaExtraordinaria.estatus,
      options: ESTATUS_EXTRAORDINARIA,
      enumName: 'EstatusExtraordinaria',
    },
    { name: 'almacenId', kind: 'integer', column: salidaExtraordinaria.almacenId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: salidaExtraordinaria.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: salidaExtraordinaria.jurisdiccionId },
    {
      name: 'motivoSalidaExtraordinariaId',
      kind: 'integer',
      column: salidaExtraordinaria.motivoSalidaExtraordinariaId,
      bulk: true,
    },
    { name: 'fechaDocumento', kind: 'date', column: salidaExtraordinaria.fechaDocumento, bulk: true },
    { name: 'destinoTexto', kind: 'text', column: salidaExtraordinaria.destinoTexto, bulk: true },
    { name: 'actaNumero', kind: 'text', column: salidaExtraordinaria.actaNumero, bulk: true },
    { name: 'observaciones', kind: 'text', column: salidaExtraordinaria.observaciones, bulk: true },
    { name: 'motivo', kind: 'text', column: salidaExtraordinaria.motivo },
    { name: 'piezas', kind: 'integer', column: salidaExtraordinaria.piezas },
    { name: 'importeTotal', kind: 'number', column: salidaExtraordinaria.importeTotal },
    { name: 'importeEstimado', kind: 'boolean', column: salidaExtraordinaria.importeEstimado },
    { name: 'requiereAutorizacion', kind: 'boolean', column: salidaExtraordinaria.requiereAutorizacion },
    { name: 'requiereEvidencia', kind: 'boolean', column: salidaExtraordinaria.requiereEvidencia },
    { name: 'requiereActa', kind: 'boolean', column: salidaExtraordinaria.requiereActa },
    { name: 'permiteLoteCaducado', kind: 'boolean', column: salidaExtraordinaria.permiteLoteCaducado },
    {
      name: 'destino',
      kind: 'enum',
      column: salidaExtraordinaria.destino,
      options: DESTINO_SALIDA,
      enumName: 'DestinoSalida',
    },
    { name: 'solicitanteId', kind: 'integer', column: salidaExtraordinaria.solicitanteId },
    { name: 'editoresIds', kind: 'list', column: salidaExtraordinaria.editoresIds, item: 'integer' },
    { name: 'remitenteId', kind: 'integer', column: salidaExtraordinaria.remitenteId },
    { name: 'autorizadorId', kind: 'integer', column: salidaExtraordinaria.autorizadorId },
    { name: 'aplicadaPorId', kind: 'integer', column: salidaExtraordinaria.aplicadaPorId },
    { name: 'reversadaPorId', kind: 'integer', column: salidaExtraordinaria.reversadaPorId },
    { name: 'fechaSolicitud', kind: 'datetime', column: salidaExtraordinaria.fechaSolicitud },
    { name: 'fechaEnvio', kind: 'datetime', column: salidaExtraordinaria.fechaEnvio },
    { name: 'fechaAutorizacion', kind: 'datetime', column: salidaExtraordinaria.fechaAutorizacion },
    { name: 'fechaAplicacion', kind: 'datetime', column: salidaExtraordinaria.fechaAplicacion },
    { name: 'fechaReversa', kind: 'datetime', column: salidaExtraordinaria.fechaReversa },
    { name: 'estatusDesde', kind: 'datetime', column: salidaExtraordinaria.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: salidaExtraordinaria.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, salidaExtraordinaria.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: salidaExtraordinaria.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, salidaExtraordinaria.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: salidaExtraordinaria.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, salidaExtraordinaria.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'motivoSalidaExtraordinariaId',
      label: 'motivoSalidaExtraordinariaNombre',
      entity: 'motivo-salida-extraordinaria',
      column: salidaExtraordinaria.motivoSalidaExtraordinariaId,
      joins: [
        {
          table: motivoSalidaExtraordinariaIdTarget,
          on: eq(
            motivoSalidaExtraordinariaIdTarget.motivoSalidaExtraordinariaId,
            salidaExtraordinaria.motivoSalidaExtraordinariaId,
          ),
        },
      ],
      text: sql`${motivoSalidaExtraordinariaIdTarget.nombre}`,
      order: [{ column: motivoSalidaExtraordinariaIdTarget.nombre, words: true }],
    },
    {
      field: 'solicitanteId',
      label: 'solicitanteNombre',
      entity: 'usuario',
      column: salidaExtraordinaria.solicitanteId,
      joins: [
        { table: solicitanteIdTarget, on: eq(solicitanteIdTarget.usuarioId, salidaExtraordinaria.solicitanteId) },
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
      column: salidaExtraordinaria.remitenteId,
      joins: [
        { table: remitenteIdTarget, on: eq(remitenteIdTarget.usuarioId, salidaExtraordinaria.remitenteId) },
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
      column: salidaExtraordinaria.autorizadorId,
      joins: [
        { table: autorizadorIdTarget, on: eq(autorizadorIdTarget.usuarioId, salidaExtraordinaria.autorizadorId) },
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
      column: salidaExtraordinaria.aplicadaPorId,
      joins: [
        { table: aplicadaPorIdTarget, on: eq(aplicadaPorIdTarget.usuarioId, salidaExtraordinaria.aplicadaPorId) },
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
      column: salidaExtraordinaria.reversadaPorId,
      joins: [
        { table: reversadaPorIdTarget, on: eq(reversadaPorIdTarget.usuarioId, salidaExtraordinaria.reversadaPorId) },
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
      link: 'salidaExtraordinariaId',
      parent: salidaExtraordinariaDetalle.salidaExtraordinariaId,
      position: salidaExtraordinariaDetalle.orden,
      unique: [['loteId']],
      resource: salidaExtraordinariaDetalleResource,
    },
  ],
  nested: [
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'editoresIds',
      kind: 'list',
      entity: 'usuario',
      column: salidaExtraordinaria.editoresIds,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: ['solicitanteId', 'remitenteId', 'autorizadorId', 'aplicadaPorId', 'reversadaPorId'],
  narrowed: [
    {
      path: 'lineas.loteId',
      kind: 'lines',
      entity: 'lote',
      dependsOn: { almacenId: 'almacenId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: salidaExtraordinaria.busqueda,
    sounds: null,
    dates: [],
    names: [salidaExtraordinaria.folio],
    fields: ['folio', 'observaciones', 'destinoTexto'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) =>
    textOf`${valueAt(record, 'almacenNombre')} · ${valueAt(record, 'motivoSalidaExtraordinariaNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: ['piezas', 'importeTotal'],
  unique: { salida_extraordinaria_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'salida-extraordinaria.ver',
    get: 'salida-extraordinaria.ver',
    create: 'salida-extraordinaria.crear',
    update: 'salida-extraordinaria.crear',
    delete: 'salida-extraordinaria.crear',
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
  lifecycle: salidaExtraordinariaLifecycle,
  folio: { field: 'folio', on: 'enviar', others: [], series: 'SEX', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['APLICADA', 'REVERSADA'],
    content: [
      'folio',
      'estatus',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'motivoSalidaExtraordinariaId',
      'fechaDocumento',
      'destinoTexto',
      'actaNumero',
      'observaciones',
      'motivo',
      'requiereAutorizacion',
      'requiereEvidencia',
      'requiereActa',
      'permiteLoteCaducado',
      'destino',
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
    lines: { lineas: ['loteId', 'cantidad', 'observaciones', 'insumoId', 'caducidad', 'costoUnitario'] },
  },
  derive: 'salidaExtraordinaria',
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    {
      field: 'requiereAutorizacion',
      reference: 'motivoSalidaExtraordinariaId',
      entity: 'motivo-salida-extraordinaria',
      from: 'requiereAutorizacion',
    },
    {
      field: 'requiereEvidencia',
      reference: 'motivoSalidaExtraordinariaId',
      entity: 'motivo-salida-extraordinaria',
      from: 'requiereEvidencia',
    },
    {
      field: 'requiereActa',
      reference: 'motivoSalidaExtraordinariaId',
      entity: 'motivo-salida-extraordinaria',
      from: 'requiereActa',
    },
    {
      field: 'permiteLoteCaducado',
      reference: 'motivoSalidaExtraordinariaId',
      entity: 'motivo-salida-extraordinaria',
      from: 'permiteLoteCaducado',
    },
    {
      field: 'destino',
      reference: 'motivoSalidaExtraordinariaId',
      entity: 'motivo-salida-extraordinaria',
      from: 'destino',
    },
  ],
};

// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_PROPUESTA, TIPO_PROPUESTA } from '../../shared/enums.gen';
import { propuestaCambioForm } from '../../shared/forms/propuesta-cambio.gen';
import { propuestaCambioLifecycle } from '../../shared/lifecycles/propuesta-cambio.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { cartaCanje } from '../tables/carta-canje.gen';
import { evento } from '../tables/evento.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { loteExpirar } from '../tables/lote-expirar.gen';
import { persona } from '../tables/persona.gen';
import { propuestaCambio } from '../tables/propuesta-cambio.gen';
import { propuestaCambioDetalle } from '../tables/propuesta-cambio-detalle.gen';
import { proveedor } from '../tables/proveedor.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { propuestaCambioDetalleResource } from './propuesta-cambio-detalle.gen';

const proveedorIdTarget = alias(proveedor, 'propuesta_cambio_proveedor_id');
const almacenIdTarget = alias(almacen, 'propuesta_cambio_almacen_id');
const unidadIdTarget = alias(unidad, 'propuesta_cambio_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'propuesta_cambio_jurisdiccion_id');
const eventoIdTarget = alias(evento, 'propuesta_cambio_evento_id');
const elaboraIdTarget = alias(usuario, 'propuesta_cambio_elabora_id');
const elaboraIdTargetPersona = alias(persona, 'propuesta_cambio_elabora_id_persona');
const enviaIdTarget = alias(usuario, 'propuesta_cambio_envia_id');
const enviaIdTargetPersona = alias(persona, 'propuesta_cambio_envia_id_persona');
const respondeIdTarget = alias(usuario, 'propuesta_cambio_responde_id');
const respondeIdTargetPersona = alias(persona, 'propuesta_cambio_responde_id_persona');
const receptorIdTarget = alias(usuario, 'propuesta_cambio_receptor_id');
const receptorIdTargetPersona = alias(persona, 'propuesta_cambio_receptor_id_persona');

export const propuestaCambioResource: Resource = {
  name: 'propuesta-cambio',
  path: '/proveedores/proveedores/propuesta-cambio-insumo',
  table: propuestaCambio,
  key: { name: 'propuestaCambioId', column: propuestaCambio.propuestaCambioId, kind: 'serial', type: 'integer' },
  form: propuestaCambioForm,
  fields: [
    { name: 'folio', kind: 'text', column: propuestaCambio.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: propuestaCambio.estatus,
      options: ESTATUS_PROPUESTA,
      enumName: 'EstatusPropuesta',
    },
    { name: 'proveedorId', kind: 'integer', column: propuestaCambio.proveedorId, bulk: true },
    { name: 'almacenId', kind: 'integer', column: propuestaCambio.almacenId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: propuestaCambio.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: propuestaCambio.jurisdiccionId },
    {
      name: 'tipo',
      kind: 'enum',
      column: propuestaCambio.tipo,
      options: TIPO_PROPUESTA,
      enumName: 'TipoPropuesta',
      bulk: true,
    },
    { name: 'fechaCompromiso', kind: 'date', column: propuestaCambio.fechaCompromiso, bulk: true },
    { name: 'proveedorNota', kind: 'text', column: propuestaCambio.proveedorNota, bulk: true },
    { name: 'motivo', kind: 'text', column: propuestaCambio.motivo },
    { name: 'ronda', kind: 'integer', column: propuestaCambio.ronda },
    { name: 'rondas', kind: 'records', column: propuestaCambio.rondas },
    { name: 'piezasSalen', kind: 'integer', column: propuestaCambio.piezasSalen },
    { name: 'piezasEntran', kind: 'integer', column: propuestaCambio.piezasEntran },
    { name: 'importe', kind: 'number', column: propuestaCambio.importe },
    { name: 'importeEstimado', kind: 'boolean', column: propuestaCambio.importeEstimado },
    { name: 'remision', kind: 'text', column: propuestaCambio.remision },
    { name: 'eventoId', kind: 'integer', column: propuestaCambio.eventoId },
    { name: 'notaCreditoFolio', kind: 'text', column: propuestaCambio.notaCreditoFolio },
    { name: 'notaCreditoImporte', kind: 'number', column: propuestaCambio.notaCreditoImporte },
    { name: 'firma', kind: 'text', column: propuestaCambio.firma },
    { name: 'observaciones', kind: 'text', column: propuestaCambio.observaciones },
    { name: 'elaboraId', kind: 'integer', column: propuestaCambio.elaboraId },
    { name: 'editoresIds', kind: 'list', column: propuestaCambio.editoresIds, item: 'integer' },
    { name: 'enviaId', kind: 'integer', column: propuestaCambio.enviaId },
    { name: 'respondeId', kind: 'integer', column: propuestaCambio.respondeId },
    { name: 'receptorId', kind: 'integer', column: propuestaCambio.receptorId },
    { name: 'fechaElaboracion', kind: 'datetime', column: propuestaCambio.fechaElaboracion },
    { name: 'fechaEnvio', kind: 'datetime', column: propuestaCambio.fechaEnvio },
    { name: 'fechaRespuesta', kind: 'datetime', column: propuestaCambio.fechaRespuesta },
    { name: 'fechaEmbarque', kind: 'datetime', column: propuestaCambio.fechaEmbarque },
    { name: 'fechaRecepcion', kind: 'datetime', column: propuestaCambio.fechaRecepcion },
    { name: 'estatusDesde', kind: 'datetime', column: propuestaCambio.estatusDesde },
    { name: 'estatusLimite', kind: 'datetime', column: propuestaCambio.estatusLimite },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: propuestaCambio.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, propuestaCambio.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: propuestaCambio.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, propuestaCambio.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: propuestaCambio.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, propuestaCambio.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: propuestaCambio.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, propuestaCambio.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: propuestaCambio.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, propuestaCambio.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
    {
      field: 'elaboraId',
      label: 'elaboraNombre',
      entity: 'usuario',
      column: propuestaCambio.elaboraId,
      joins: [
        { table: elaboraIdTarget, on: eq(elaboraIdTarget.usuarioId, propuestaCambio.elaboraId) },
        { table: elaboraIdTargetPersona, on: eq(elaboraIdTargetPersona.personaId, elaboraIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${elaboraIdTargetPersona.nombre}, ${elaboraIdTargetPersona.primerApellido}, ${elaboraIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: elaboraIdTargetPersona.nombre, words: true },
        { column: elaboraIdTargetPersona.primerApellido, words: true },
        { column: elaboraIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'enviaId',
      label: 'enviaNombre',
      entity: 'usuario',
      column: propuestaCambio.enviaId,
      joins: [
        { table: enviaIdTarget, on: eq(enviaIdTarget.usuarioId, propuestaCambio.enviaId) },
        { table: enviaIdTargetPersona, on: eq(enviaIdTargetPersona.personaId, enviaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${enviaIdTargetPersona.nombre}, ${enviaIdTargetPersona.primerApellido}, ${enviaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: enviaIdTargetPersona.nombre, words: true },
        { column: enviaIdTargetPersona.primerApellido, words: true },
        { column: enviaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'respondeId',
      label: 'respondeNombre',
      entity: 'usuario',
      column: propuestaCambio.respondeId,
      joins: [
        { table: respondeIdTarget, on: eq(respondeIdTarget.usuarioId, propuestaCambio.respondeId) },
        { table: respondeIdTargetPersona, on: eq(respondeIdTargetPersona.personaId, respondeIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${respondeIdTargetPersona.nombre}, ${respondeIdTargetPersona.primerApellido}, ${respondeIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: respondeIdTargetPersona.nombre, words: true },
        { column: respondeIdTargetPersona.primerApellido, words: true },
        { column: respondeIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'receptorId',
      label: 'receptorNombre',
      entity: 'usuario',
      column: propuestaCambio.receptorId,
      joins: [
        { table: receptorIdTarget, on: eq(receptorIdTarget.usuarioId, propuestaCambio.receptorId) },
        { table: receptorIdTargetPersona, on: eq(receptorIdTargetPersona.personaId, receptorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${receptorIdTargetPersona.nombre}, ${receptorIdTargetPersona.primerApellido}, ${receptorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: receptorIdTargetPersona.nombre, words: true },
        { column: receptorIdTargetPersona.primerApellido, words: true },
        { column: receptorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'propuestaCambioId',
      parent: propuestaCambioDetalle.propuestaCambioId,
      position: propuestaCambioDetalle.orden,
      unique: [['loteSaleId']],
      resource: propuestaCambioDetalleResource,
    },
  ],
  nested: [
    {
      path: 'lineas.loteSaleId',
      kind: 'lines',
      entity: 'lote-expirar',
      column: null,
      target: { table: loteExpirar, key: loteExpirar.loteExpirarId },
    },
    {
      path: 'lineas.insumoEntraId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'lineas.cartaCanjeId',
      kind: 'lines',
      entity: 'carta-canje',
      column: null,
      target: { table: cartaCanje, key: cartaCanje.cartaCanjeId },
    },
    {
      path: 'lineas.loteEntraId',
      kind: 'lines',
      entity: 'lote',
      column: null,
      target: { table: lote, key: lote.loteId },
    },
    {
      path: 'editoresIds',
      kind: 'list',
      entity: 'usuario',
      column: propuestaCambio.editoresIds,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: ['elaboraId', 'enviaId', 'respondeId', 'receptorId'],
  narrowed: [
    {
      path: 'lineas.loteSaleId',
      kind: 'lines',
      entity: 'lote-expirar',
      dependsOn: { almacenId: 'almacenId', proveedorId: 'proveedorId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: propuestaCambio.busqueda,
    sounds: null,
    dates: [],
    names: [propuestaCambio.folio, propuestaCambio.remision],
    fields: ['folio', 'remision', 'proveedorNota'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'proveedorNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fechaElaboracion' },
  pageSize: 25,
  totals: ['piezasSalen', 'piezasEntran', 'importe'],
  unique: { propuesta_cambio_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'propuesta-cambio.ver',
    get: 'propuesta-cambio.ver',
    create: 'propuesta-cambio.crear',
    update: 'propuesta-cambio.crear',
    delete: 'propuesta-cambio.crear',
  },
  scope: {
    almacen: ['almacenId'],
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    proveedor: ['proveedorId'],
  },
  writeScope: { proveedor: ['proveedorId'] },
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'porAtender', filter: { paso: ['enviar', 'aceptar', 'avisarEnvio', 'recibir', 'completar'] } },
    {
      id: 'enCurso',
      filter: { estatus: ['BORRADOR', 'ENVIADA', 'ACEPTADA', 'CONTRAPROPUESTA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'] },
    },
  ],
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  comments: { write: 'propuesta-cambio.ver' },
  lifecycle: propuestaCambioLifecycle,
  folio: { field: 'folio', on: 'enviar', others: [], series: 'PCI', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['RECIBIDA'],
    content: [
      'folio',
      'estatus',
      'proveedorId',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'tipo',
      'fechaCompromiso',
      'proveedorNota',
      'motivo',
      'ronda',
      'rondas',
      'remision',
      'eventoId',
      'notaCreditoFolio',
      'notaCreditoImporte',
      'firma',
      'observaciones',
      'elaboraId',
      'editoresIds',
      'enviaId',
      'respondeId',
      'receptorId',
      'fechaElaboracion',
      'fechaEnvio',
      'fechaRespuesta',
      'fechaEmbarque',
      'fechaRecepcion',
    ],
    lines: {
      lineas: [
        'loteSaleId',
        'cantidadSale',
        'insumoEntraId',
        'numeroLoteEntra',
        'caducidadEntra',
        'cantidadEntra',
        'insumoId',
        'numeroLote',
        'caducidad',
        'costoUnitario',
        'cartaCanjeId',
        'piezasPorDerecho',
        'cantidadContra',
        'recibido',
        'entregado',
        'condicion',
        'temperatura',
        'numeroLoteRecibido',
        'caducidadRecibida',
        'recibidoCantidad',
        'entregadoCantidad',
        'rechazadoCantidad',
        'loteEntraId',
      ],
    },
  },
  triggers: [
    { on: 'recibir', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'cerrarCorto', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'anularEnvio', of: 'eventoId', entity: 'evento', step: 'devolverEntrega' },
    { on: 'cancelar', of: 'eventoId', entity: 'evento', step: 'anular' },
    { on: 'vencer', of: 'eventoId', entity: 'evento', step: 'anular' },
  ],
  derive: 'propuestaCambio',
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

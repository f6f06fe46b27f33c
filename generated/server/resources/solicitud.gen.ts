// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_SOLICITUD, TIPO_SOLICITUD } from '../../shared/enums.gen';
import { solicitudForm } from '../../shared/forms/solicitud.gen';
import { solicitudLifecycle } from '../../shared/lifecycles/solicitud.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { evento } from '../tables/evento.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { persona } from '../tables/persona.gen';
import { solicitud } from '../tables/solicitud.gen';
import { solicitudDetalle } from '../tables/solicitud-detalle.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { solicitudDetalleResource } from './solicitud-detalle.gen';

const almacenSolicitanteIdTarget = alias(almacen, 'solicitud_almacen_solicitante_id');
const almacenSurtidorIdTarget = alias(almacen, 'solicitud_almacen_surtidor_id');
const unidadSolicitanteIdTarget = alias(unidad, 'solicitud_unidad_solicitante_id');
const unidadSurtidoraIdTarget = alias(unidad, 'solicitud_unidad_surtidora_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'solicitud_jurisdiccion_id');
const solicitudOrigenIdTarget = alias(solicitud, 'solicitud_solicitud_origen_id');
const solicitudDivididaIdTarget = alias(solicitud, 'solicitud_solicitud_dividida_id');
const solicitanteIdTarget = alias(usuario, 'solicitud_solicitante_id');
const solicitanteIdTargetPersona = alias(persona, 'solicitud_solicitante_id_persona');
const remitenteIdTarget = alias(usuario, 'solicitud_remitente_id');
const remitenteIdTargetPersona = alias(persona, 'solicitud_remitente_id_persona');
const revisorIdTarget = alias(usuario, 'solicitud_revisor_id');
const revisorIdTargetPersona = alias(persona, 'solicitud_revisor_id_persona');
const autorizadorIdTarget = alias(usuario, 'solicitud_autorizador_id');
const autorizadorIdTargetPersona = alias(persona, 'solicitud_autorizador_id_persona');
const surtidorIdTarget = alias(usuario, 'solicitud_surtidor_id');
const surtidorIdTargetPersona = alias(persona, 'solicitud_surtidor_id_persona');
const receptorIdTarget = alias(usuario, 'solicitud_receptor_id');
const receptorIdTargetPersona = alias(persona, 'solicitud_receptor_id_persona');
const eventoIdTarget = alias(evento, 'solicitud_evento_id');

export const solicitudResource: Resource = {
  name: 'solicitud',
  path: '/inventario/solicitud',
  table: solicitud,
  key: { name: 'solicitudId', column: solicitud.solicitudId, kind: 'serial', type: 'integer' },
  form: solicitudForm,
  fields: [
    { name: 'folio', kind: 'text', column: solicitud.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: solicitud.estatus,
      options: ESTATUS_SOLICITUD,
      enumName: 'EstatusSolicitud',
    },
    {
      name: 'tipo',
      kind: 'enum',
      column: solicitud.tipo,
      options: TIPO_SOLICITUD,
      enumName: 'TipoSolicitud',
      bulk: true,
    },
    { name: 'almacenSolicitanteId', kind: 'integer', column: solicitud.almacenSolicitanteId, bulk: true },
    { name: 'almacenSurtidorId', kind: 'integer', column: solicitud.almacenSurtidorId, bulk: true },
    { name: 'unidadSolicitanteId', kind: 'integer', column: solicitud.unidadSolicitanteId },
    { name: 'unidadSurtidoraId', kind: 'integer', column: solicitud.unidadSurtidoraId },
    { name: 'jurisdiccionId', kind: 'integer', column: solicitud.jurisdiccionId },
    { name: 'urgente', kind: 'boolean', column: solicitud.urgente, bulk: true },
    { name: 'aceptaSustitutos', kind: 'boolean', column: solicitud.aceptaSustitutos, bulk: true },
    { name: 'periodo', kind: 'object', column: solicitud.periodo, inside: { mes: 'enum', anio: 'integer' } },
    { name: 'fechaRequerida', kind: 'date', column: solicitud.fechaRequerida, bulk: true },
    { name: 'folioPapel', kind: 'text', column: solicitud.folioPapel, bulk: true },
    { name: 'fechaPapel', kind: 'date', column: solicitud.fechaPapel, bulk: true },
    { name: 'motivoManual', kind: 'text', column: solicitud.motivoManual, bulk: true },
    { name: 'justificacion', kind: 'text', column: solicitud.justificacion, bulk: true },
    { name: 'motivo', kind: 'text', column: solicitud.motivo },
    { name: 'solicitudOrigenId', kind: 'integer', column: solicitud.solicitudOrigenId },
    { name: 'solicitudDivididaId', kind: 'integer', column: solicitud.solicitudDivididaId },
    {
      name: 'remision',
      kind: 'object',
      column: solicitud.remision,
      inside: { fecha: 'date', transportista: 'text', placas: 'text', cajas: 'integer', temperaturaSalida: 'number' },
    },
    { name: 'evidenciaDanoId', kind: 'text', column: solicitud.evidenciaDanoId, file: true },
    { name: 'temperaturaLlegada', kind: 'number', column: solicitud.temperaturaLlegada },
    { name: 'claves', kind: 'integer', column: solicitud.claves },
    { name: 'piezasSolicitadas', kind: 'integer', column: solicitud.piezasSolicitadas },
    { name: 'piezasAutorizadas', kind: 'integer', column: solicitud.piezasAutorizadas },
    { name: 'piezasSurtidas', kind: 'integer', column: solicitud.piezasSurtidas },
    { name: 'piezasRecibidas', kind: 'integer', column: solicitud.piezasRecibidas },
    { name: 'porcentajePiezas', kind: 'number', column: solicitud.porcentajePiezas },
    { name: 'importeEstimado', kind: 'number', column: solicitud.importeEstimado },
    { name: 'piezasSinRecibir', kind: 'integer', column: solicitud.piezasSinRecibir },
    { name: 'clavesIncompletas', kind: 'integer', column: solicitud.clavesIncompletas },
    { name: 'solicitanteId', kind: 'integer', column: solicitud.solicitanteId },
    { name: 'editoresIds', kind: 'list', column: solicitud.editoresIds, item: 'integer' },
    { name: 'remitenteId', kind: 'integer', column: solicitud.remitenteId },
    { name: 'revisorId', kind: 'integer', column: solicitud.revisorId },
    { name: 'autorizadorId', kind: 'integer', column: solicitud.autorizadorId },
    { name: 'surtidorId', kind: 'integer', column: solicitud.surtidorId },
    { name: 'receptorId', kind: 'integer', column: solicitud.receptorId },
    { name: 'fechaSolicitud', kind: 'datetime', column: solicitud.fechaSolicitud },
    { name: 'fechaEnvio', kind: 'datetime', column: solicitud.fechaEnvio },
    { name: 'fechaAutorizacion', kind: 'datetime', column: solicitud.fechaAutorizacion },
    { name: 'fechaEmbarque', kind: 'datetime', column: solicitud.fechaEmbarque },
    { name: 'fechaRecepcion', kind: 'datetime', column: solicitud.fechaRecepcion },
    { name: 'eventoId', kind: 'integer', column: solicitud.eventoId },
    { name: 'estatusDesde', kind: 'datetime', column: solicitud.estatusDesde },
    { name: 'vence', kind: 'datetime', column: solicitud.vence },
    { name: 'comentarios', kind: 'records', column: solicitud.comentarios },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenSolicitanteId',
      label: 'almacenSolicitanteNombre',
      entity: 'almacen',
      column: solicitud.almacenSolicitanteId,
      joins: [
        {
          table: almacenSolicitanteIdTarget,
          on: eq(almacenSolicitanteIdTarget.almacenId, solicitud.almacenSolicitanteId),
        },
      ],
      text: sql`${almacenSolicitanteIdTarget.nombre}`,
      order: [{ column: almacenSolicitanteIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenSurtidorId',
      label: 'almacenSurtidorNombre',
      entity: 'almacen',
      column: solicitud.almacenSurtidorId,
      joins: [
        { table: almacenSurtidorIdTarget, on: eq(almacenSurtidorIdTarget.almacenId, solicitud.almacenSurtidorId) },
      ],
      text: sql`${almacenSurtidorIdTarget.nombre}`,
      order: [{ column: almacenSurtidorIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadSolicitanteId',
      label: 'unidadSolicitanteNombre',
      entity: 'unidad',
      column: solicitud.unidadSolicitanteId,
      joins: [
        { table: unidadSolicitanteIdTarget, on: eq(unidadSolicitanteIdTarget.unidadId, solicitud.unidadSolicitanteId) },
      ],
      text: sql`${unidadSolicitanteIdTarget.nombre}`,
      order: [{ column: unidadSolicitanteIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadSurtidoraId',
      label: 'unidadSurtidoraNombre',
      entity: 'unidad',
      column: solicitud.unidadSurtidoraId,
      joins: [
        { table: unidadSurtidoraIdTarget, on: eq(unidadSurtidoraIdTarget.unidadId, solicitud.unidadSurtidoraId) },
      ],
      text: sql`${unidadSurtidoraIdTarget.nombre}`,
      order: [{ column: unidadSurtidoraIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: solicitud.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, solicitud.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'solicitudOrigenId',
      label: 'solicitudOrigenNombre',
      entity: 'solicitud',
      column: solicitud.solicitudOrigenId,
      joins: [
        { table: solicitudOrigenIdTarget, on: eq(solicitudOrigenIdTarget.solicitudId, solicitud.solicitudOrigenId) },
      ],
      text: sql`${solicitudOrigenIdTarget.folio}`,
      order: [{ column: solicitudOrigenIdTarget.folio, words: true }],
    },
    {
      field: 'solicitudDivididaId',
      label: 'solicitudDivididaNombre',
      entity: 'solicitud',
      column: solicitud.solicitudDivididaId,
      joins: [
        {
          table: solicitudDivididaIdTarget,
          on: eq(solicitudDivididaIdTarget.solicitudId, solicitud.solicitudDivididaId),
        },
      ],
      text: sql`${solicitudDivididaIdTarget.folio}`,
      order: [{ column: solicitudDivididaIdTarget.folio, words: true }],
    },
    {
      field: 'solicitanteId',
      label: 'solicitanteNombre',
      entity: 'usuario',
      column: solicitud.solicitanteId,
      joins: [
        { table: solicitanteIdTarget, on: eq(solicitanteIdTarget.usuarioId, solicitud.solicitanteId) },
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
      column: solicitud.remitenteId,
      joins: [
        { table: remitenteIdTarget, on: eq(remitenteIdTarget.usuarioId, solicitud.remitenteId) },
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
      field: 'revisorId',
      label: 'revisorNombre',
      entity: 'usuario',
      column: solicitud.revisorId,
      joins: [
        { table: revisorIdTarget, on: eq(revisorIdTarget.usuarioId, solicitud.revisorId) },
        { table: revisorIdTargetPersona, on: eq(revisorIdTargetPersona.personaId, revisorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${revisorIdTargetPersona.nombre}, ${revisorIdTargetPersona.primerApellido}, ${revisorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: revisorIdTargetPersona.nombre, words: true },
        { column: revisorIdTargetPersona.primerApellido, words: true },
        { column: revisorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'autorizadorId',
      label: 'autorizadorNombre',
      entity: 'usuario',
      column: solicitud.autorizadorId,
      joins: [
        { table: autorizadorIdTarget, on: eq(autorizadorIdTarget.usuarioId, solicitud.autorizadorId) },
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
      field: 'surtidorId',
      label: 'surtidorNombre',
      entity: 'usuario',
      column: solicitud.surtidorId,
      joins: [
        { table: surtidorIdTarget, on: eq(surtidorIdTarget.usuarioId, solicitud.surtidorId) },
        { table: surtidorIdTargetPersona, on: eq(surtidorIdTargetPersona.personaId, surtidorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${surtidorIdTargetPersona.nombre}, ${surtidorIdTargetPersona.primerApellido}, ${surtidorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: surtidorIdTargetPersona.nombre, words: true },
        { column: surtidorIdTargetPersona.primerApellido, words: true },
        { column: surtidorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'receptorId',
      label: 'receptorNombre',
      entity: 'usuario',
      column: solicitud.receptorId,
      joins: [
        { table: receptorIdTarget, on: eq(receptorIdTarget.usuarioId, solicitud.receptorId) },
        { table: receptorIdTargetPersona, on: eq(receptorIdTargetPersona.personaId, receptorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${receptorIdTargetPersona.nombre}, ${receptorIdTargetPersona.primerApellido}, ${receptorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: receptorIdTargetPersona.nombre, words: true },
        { column: receptorIdTargetPersona.primerApellido, words: true },
        { column: receptorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: solicitud.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, solicitud.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'solicitudId',
      parent: solicitudDetalle.solicitudId,
      position: solicitudDetalle.orden,
      unique: [['insumoId']],
      resource: solicitudDetalleResource,
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
    {
      path: 'lineas.insumoSolicitadoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'lineas.sustitutoInsumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'editoresIds',
      kind: 'list',
      entity: 'usuario',
      column: solicitud.editoresIds,
      target: { table: usuario, key: usuario.usuarioId },
    },
    {
      path: 'comentarios.usuarioId',
      kind: 'records',
      entity: 'usuario',
      column: solicitud.comentarios,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: [
    'solicitanteId',
    'remitenteId',
    'revisorId',
    'autorizadorId',
    'surtidorId',
    'receptorId',
    'comentarios.usuarioId',
  ],
  narrowed: [
    {
      path: 'lineas.sustitutoInsumoId',
      kind: 'lines',
      entity: 'insumo',
      dependsOn: { sustitutoIds: 'lineas.insumoId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: solicitud.busqueda,
    sounds: null,
    dates: [],
    names: [solicitud.folio],
    fields: ['folio', 'folioPapel'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) =>
    textOf`${valueAt(record, 'almacenSolicitanteNombre')} ← ${valueAt(record, 'almacenSurtidorNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: ['piezasSolicitadas', 'piezasAutorizadas', 'piezasSurtidas', 'piezasRecibidas', 'piezasSinRecibir'],
  unique: { solicitud_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'solicitud.ver',
    get: 'solicitud.ver',
    create: 'solicitud.crear',
    update: 'solicitud.crear',
    delete: 'solicitud.crear',
  },
  scope: {
    almacen: ['almacenSolicitanteId', 'almacenSurtidorId'],
    unidad: ['unidadSolicitanteId', 'unidadSurtidoraId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  writeScope: {
    almacen: ['almacenSolicitanteId'],
    unidad: ['unidadSolicitanteId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'mePiden', filter: { paso: ['tomar', 'autorizar', 'iniciarSurtimiento', 'confirmarSurtido', 'embarcar'] } },
    { id: 'porRecibir', filter: { paso: 'recibir' } },
    { id: 'diferencias', filter: { paso: 'resolverDiferencia' } },
    {
      id: 'enCurso',
      filter: {
        estatus: [
          'BORRADOR',
          'ENVIADA',
          'EN_REVISION',
          'AUTORIZADA',
          'EN_SURTIMIENTO',
          'SURTIDA',
          'EN_TRANSITO',
          'RECIBIDA',
          'RECIBIDA_CON_DIFERENCIAS',
        ],
      },
    },
  ],
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: solicitudLifecycle,
  folio: { field: 'folio', on: 'enviar', others: [], series: 'SOL', digits: 6, unit: 'unidadSolicitanteId' },
  seal: {
    states: ['CERRADA'],
    content: [
      'folio',
      'estatus',
      'tipo',
      'almacenSolicitanteId',
      'almacenSurtidorId',
      'unidadSolicitanteId',
      'unidadSurtidoraId',
      'jurisdiccionId',
      'urgente',
      'aceptaSustitutos',
      'periodo',
      'fechaRequerida',
      'folioPapel',
      'fechaPapel',
      'motivoManual',
      'justificacion',
      'motivo',
      'solicitudOrigenId',
      'solicitudDivididaId',
      'remision',
      'evidenciaDanoId',
      'temperaturaLlegada',
      'solicitanteId',
      'editoresIds',
      'remitenteId',
      'revisorId',
      'autorizadorId',
      'surtidorId',
      'receptorId',
      'fechaSolicitud',
      'fechaEnvio',
      'fechaAutorizacion',
      'fechaEmbarque',
      'fechaRecepcion',
      'eventoId',
    ],
    lines: {
      lineas: [
        'insumoId',
        'insumoSolicitadoId',
        'sustitutoInsumoId',
        'cantidadSolicitada',
        'observaciones',
        'existenciaActual',
        'cpm',
        'enTransito',
        'cantidadSugerida',
        'precioEstimado',
        'cantidadAutorizada',
        'motivoModificacion',
        'cantidadApartada',
        'lotes',
        'cantidadSurtida',
        'motivoFaltante',
        'motivoNoFefo',
        'cantidadRecibida',
        'diferenciaTipo',
        'diferenciaNota',
        'diferenciaResolucion',
      ],
    },
  },
  triggers: [
    { on: 'embarcar', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'entregar', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'cancelarAutorizada', of: 'eventoId', entity: 'evento', step: 'anular' },
  ],
  derive: 'solicitud',
  copies: [
    {
      field: 'unidadSolicitanteId',
      reference: 'almacenSolicitanteId',
      entity: 'almacen',
      from: 'unidadId',
    },
    {
      field: 'unidadSurtidoraId',
      reference: 'almacenSurtidorId',
      entity: 'almacen',
      from: 'unidadId',
    },
    {
      field: 'jurisdiccionId',
      reference: 'unidadSolicitanteId',
      entity: 'unidad',
      from: 'jurisdiccionId',
    },
  ],
  related: [
    {
      name: 'partes',
      entity: 'solicitud',
      by: 'solicitudDivididaId',
      fields: ['solicitudId', 'folio', 'almacenSurtidorId', 'estatus'],
    },
    {
      name: 'pedidosPendiente',
      entity: 'solicitud',
      by: 'solicitudOrigenId',
      where: {
        estatus: [
          'BORRADOR',
          'ENVIADA',
          'EN_REVISION',
          'AUTORIZADA',
          'EN_SURTIMIENTO',
          'SURTIDA',
          'EN_TRANSITO',
          'RECIBIDA',
          'RECIBIDA_CON_DIFERENCIAS',
          'CERRADA',
        ],
      },
      fields: ['solicitudId', 'folio', 'estatus'],
    },
  ],
};

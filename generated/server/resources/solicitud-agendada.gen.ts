// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_EVENTO, ESTATUS_SOLICITUD } from '../../shared/enums.gen';
import { solicitudAgendadaForm } from '../../shared/forms/solicitud-agendada.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { evento } from '../tables/evento.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { solicitud } from '../tables/solicitud.gen';
import { solicitudAgendada } from '../tables/solicitud-agendada.gen';
import { unidad } from '../tables/unidad.gen';

const solicitudIdTarget = alias(solicitud, 'solicitud_agendada_solicitud_id');
const eventoIdTarget = alias(evento, 'solicitud_agendada_evento_id');
const unidadSolicitanteIdTarget = alias(unidad, 'solicitud_agendada_unidad_solicitante_id');
const almacenSolicitanteIdTarget = alias(almacen, 'solicitud_agendada_almacen_solicitante_id');
const almacenSurtidorIdTarget = alias(almacen, 'solicitud_agendada_almacen_surtidor_id');
const unidadSurtidoraIdTarget = alias(unidad, 'solicitud_agendada_unidad_surtidora_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'solicitud_agendada_jurisdiccion_id');

export const solicitudAgendadaResource: Resource = {
  name: 'solicitud-agendada',
  path: '/agenda/agenda/solicitudes-agendadas-list',
  table: solicitudAgendada,
  key: { name: 'solicitudAgendadaId', column: solicitudAgendada.solicitudAgendadaId, kind: 'serial', type: 'integer' },
  form: solicitudAgendadaForm,
  fields: [
    { name: 'folio', kind: 'text', column: solicitudAgendada.folio },
    { name: 'solicitudId', kind: 'integer', column: solicitudAgendada.solicitudId },
    { name: 'eventoId', kind: 'integer', column: solicitudAgendada.eventoId },
    { name: 'inicio', kind: 'datetime', column: solicitudAgendada.inicio },
    { name: 'fin', kind: 'datetime', column: solicitudAgendada.fin },
    { name: 'fecha', kind: 'date', column: solicitudAgendada.fecha },
    { name: 'anden', kind: 'text', column: solicitudAgendada.anden },
    {
      name: 'estatusEvento',
      kind: 'enum',
      column: solicitudAgendada.estatusEvento,
      options: ESTATUS_EVENTO,
      enumName: 'EstatusEvento',
    },
    {
      name: 'estatusSolicitud',
      kind: 'enum',
      column: solicitudAgendada.estatusSolicitud,
      options: ESTATUS_SOLICITUD,
      enumName: 'EstatusSolicitud',
    },
    { name: 'unidadSolicitanteId', kind: 'integer', column: solicitudAgendada.unidadSolicitanteId },
    { name: 'almacenSolicitanteId', kind: 'integer', column: solicitudAgendada.almacenSolicitanteId },
    { name: 'almacenSurtidorId', kind: 'integer', column: solicitudAgendada.almacenSurtidorId },
    { name: 'unidadSurtidoraId', kind: 'integer', column: solicitudAgendada.unidadSurtidoraId },
    { name: 'jurisdiccionId', kind: 'integer', column: solicitudAgendada.jurisdiccionId },
    { name: 'claves', kind: 'integer', column: solicitudAgendada.claves },
    { name: 'piezas', kind: 'integer', column: solicitudAgendada.piezas },
    { name: 'cajas', kind: 'integer', column: solicitudAgendada.cajas },
    { name: 'tarimas', kind: 'integer', column: solicitudAgendada.tarimas },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'solicitudId',
      label: 'solicitudNombre',
      entity: 'solicitud',
      column: solicitudAgendada.solicitudId,
      joins: [{ table: solicitudIdTarget, on: eq(solicitudIdTarget.solicitudId, solicitudAgendada.solicitudId) }],
      text: sql`${solicitudIdTarget.folio}`,
      order: [{ column: solicitudIdTarget.folio, words: true }],
    },
    {
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: solicitudAgendada.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, solicitudAgendada.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
    {
      field: 'unidadSolicitanteId',
      label: 'unidadSolicitanteNombre',
      entity: 'unidad',
      column: solicitudAgendada.unidadSolicitanteId,
      joins: [
        {
          table: unidadSolicitanteIdTarget,
          on: eq(unidadSolicitanteIdTarget.unidadId, solicitudAgendada.unidadSolicitanteId),
        },
      ],
      text: sql`${unidadSolicitanteIdTarget.nombre}`,
      order: [{ column: unidadSolicitanteIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenSolicitanteId',
      label: 'almacenSolicitanteNombre',
      entity: 'almacen',
      column: solicitudAgendada.almacenSolicitanteId,
      joins: [
        {
          table: almacenSolicitanteIdTarget,
          on: eq(almacenSolicitanteIdTarget.almacenId, solicitudAgendada.almacenSolicitanteId),
        },
      ],
      text: sql`${almacenSolicitanteIdTarget.nombre}`,
      order: [{ column: almacenSolicitanteIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenSurtidorId',
      label: 'almacenSurtidorNombre',
      entity: 'almacen',
      column: solicitudAgendada.almacenSurtidorId,
      joins: [
        {
          table: almacenSurtidorIdTarget,
          on: eq(almacenSurtidorIdTarget.almacenId, solicitudAgendada.almacenSurtidorId),
        },
      ],
      text: sql`${almacenSurtidorIdTarget.nombre}`,
      order: [{ column: almacenSurtidorIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadSurtidoraId',
      label: 'unidadSurtidoraNombre',
      entity: 'unidad',
      column: solicitudAgendada.unidadSurtidoraId,
      joins: [
        {
          table: unidadSurtidoraIdTarget,
          on: eq(unidadSurtidoraIdTarget.unidadId, solicitudAgendada.unidadSurtidoraId),
        },
      ],
      text: sql`${unidadSurtidoraIdTarget.nombre}`,
      order: [{ column: unidadSurtidoraIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: solicitudAgendada.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, solicitudAgendada.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: solicitudAgendada.busqueda,
    sounds: null,
    dates: [],
    names: [solicitudAgendada.folio],
    fields: ['folio'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: null,
  sort: { direction: 'desc', field: 'inicio' },
  pageSize: 25,
  totals: ['claves', 'piezas', 'cajas'],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: {
    almacen: ['almacenSurtidorId', 'almacenSolicitanteId'],
    unidad: ['unidadSurtidoraId', 'unidadSolicitanteId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  view: true,
  derive: null,
  copies: [],
  listParameters: [
    { name: 'almacenId', kind: 'where', path: 'almacenSurtidorId', operator: null },
    { name: 'desde', kind: 'where', path: 'fecha', operator: 'gte' },
    { name: 'hasta', kind: 'where', path: 'fecha', operator: 'lte' },
    { name: 'estatus', kind: 'where', path: 'estatusEvento', operator: null },
  ],
};

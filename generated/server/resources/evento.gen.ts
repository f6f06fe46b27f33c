// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_EVENTO, TIPO_EVENTO } from '../../shared/enums.gen';
import { eventoForm } from '../../shared/forms/evento.gen';
import { eventoLifecycle } from '../../shared/lifecycles/evento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { consulta } from '../tables/consulta.gen';
import { evento } from '../tables/evento.gen';
import { horario } from '../tables/horario.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { propuestaCambio } from '../tables/propuesta-cambio.gen';
import { proveedor } from '../tables/proveedor.gen';
import { solicitud } from '../tables/solicitud.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const pacienteIdTarget = alias(paciente, 'evento_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'evento_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'evento_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'evento_jurisdiccion_id');
const personalMedicoIdTarget = alias(personalMedico, 'evento_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'evento_personal_medico_id_persona');
const nucleoIdTarget = alias(nucleo, 'evento_nucleo_id');
const almacenIdTarget = alias(almacen, 'evento_almacen_id');
const proveedorIdTarget = alias(proveedor, 'evento_proveedor_id');
const solicitudIdTarget = alias(solicitud, 'evento_solicitud_id');
const propuestaCambioIdTarget = alias(propuestaCambio, 'evento_propuesta_cambio_id');
const horarioIdTarget = alias(horario, 'evento_horario_id');
const reprogramadoDeIdTarget = alias(evento, 'evento_reprogramado_de_id');
const consultaIdTarget = alias(consulta, 'evento_consulta_id');
const agendaIdTarget = alias(usuario, 'evento_agenda_id');
const agendaIdTargetPersona = alias(persona, 'evento_agenda_id_persona');

export const eventoResource: Resource = {
  name: 'evento',
  path: '/agenda/agenda',
  table: evento,
  key: { name: 'eventoId', column: evento.eventoId, kind: 'serial', type: 'integer' },
  form: eventoForm,
  fields: [
    { name: 'folio', kind: 'text', column: evento.folio },
    { name: 'tipo', kind: 'enum', column: evento.tipo, options: TIPO_EVENTO, enumName: 'TipoEvento' },
    { name: 'estatus', kind: 'enum', column: evento.estatus, options: ESTATUS_EVENTO, enumName: 'EstatusEvento' },
    { name: 'pacienteId', kind: 'integer', column: evento.pacienteId },
    { name: 'titulo', kind: 'text', column: evento.titulo, bulk: true },
    { name: 'unidadId', kind: 'integer', column: evento.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: evento.jurisdiccionId },
    { name: 'personalMedicoId', kind: 'integer', column: evento.personalMedicoId },
    { name: 'nucleoId', kind: 'integer', column: evento.nucleoId },
    { name: 'almacenId', kind: 'integer', column: evento.almacenId },
    { name: 'proveedorId', kind: 'integer', column: evento.proveedorId },
    { name: 'anden', kind: 'text', column: evento.anden },
    { name: 'solicitudId', kind: 'integer', column: evento.solicitudId },
    { name: 'propuestaCambioId', kind: 'integer', column: evento.propuestaCambioId },
    { name: 'cajas', kind: 'integer', column: evento.cajas, bulk: true },
    { name: 'tarimas', kind: 'integer', column: evento.tarimas, bulk: true },
    { name: 'inicio', kind: 'datetime', column: evento.inicio },
    { name: 'fin', kind: 'datetime', column: evento.fin },
    { name: 'fecha', kind: 'date', column: evento.fecha },
    { name: 'observaciones', kind: 'text', column: evento.observaciones, bulk: true },
    { name: 'horarioId', kind: 'integer', column: evento.horarioId },
    { name: 'reprogramadoDeId', kind: 'integer', column: evento.reprogramadoDeId },
    { name: 'consultaId', kind: 'integer', column: evento.consultaId },
    { name: 'agendaId', kind: 'integer', column: evento.agendaId },
    { name: 'llegada', kind: 'datetime', column: evento.llegada },
    { name: 'incidencia', kind: 'boolean', column: evento.incidencia },
    { name: 'motivoCancelacion', kind: 'text', column: evento.motivoCancelacion },
    { name: 'recordada', kind: 'datetime', column: evento.recordada },
    { name: 'estatusDesde', kind: 'datetime', column: evento.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: evento.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, evento.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: evento.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, evento.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: evento.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, evento.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: evento.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, evento.personalMedicoId) },
        {
          table: personalMedicoIdTargetPersona,
          on: eq(personalMedicoIdTargetPersona.personaId, personalMedicoIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${personalMedicoIdTargetPersona.nombre}, ${personalMedicoIdTargetPersona.primerApellido}, ${personalMedicoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: personalMedicoIdTargetPersona.nombre, words: true },
        { column: personalMedicoIdTargetPersona.primerApellido, words: true },
        { column: personalMedicoIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: evento.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, evento.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: evento.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, evento.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: evento.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, evento.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'solicitudId',
      label: 'solicitudNombre',
      entity: 'solicitud',
      column: evento.solicitudId,
      joins: [{ table: solicitudIdTarget, on: eq(solicitudIdTarget.solicitudId, evento.solicitudId) }],
      text: sql`${solicitudIdTarget.folio}`,
      order: [{ column: solicitudIdTarget.folio, words: true }],
    },
    {
      field: 'propuestaCambioId',
      label: 'propuestaCambioNombre',
      entity: 'propuesta-cambio',
      column: evento.propuestaCambioId,
      joins: [
        { table: propuestaCambioIdTarget, on: eq(propuestaCambioIdTarget.propuestaCambioId, evento.propuestaCambioId) },
      ],
      text: sql`${propuestaCambioIdTarget.folio}`,
      order: [{ column: propuestaCambioIdTarget.folio, words: true }],
    },
    {
      field: 'horarioId',
      label: 'horarioNombre',
      entity: 'horario',
      column: evento.horarioId,
      joins: [{ table: horarioIdTarget, on: eq(horarioIdTarget.horarioId, evento.horarioId) }],
      text: sql`${horarioIdTarget.inicio} || ' – ' || coalesce(${horarioIdTarget.fin}::text, '')`,
      order: [
        { column: horarioIdTarget.inicio, words: false },
        { column: horarioIdTarget.fin, words: false },
      ],
    },
    {
      field: 'reprogramadoDeId',
      label: 'reprogramadoDeNombre',
      entity: 'evento',
      column: evento.reprogramadoDeId,
      joins: [{ table: reprogramadoDeIdTarget, on: eq(reprogramadoDeIdTarget.eventoId, evento.reprogramadoDeId) }],
      text: sql`${reprogramadoDeIdTarget.folio}`,
      order: [{ column: reprogramadoDeIdTarget.folio, words: true }],
    },
    {
      field: 'consultaId',
      label: 'consultaNombre',
      entity: 'consulta',
      column: evento.consultaId,
      joins: [{ table: consultaIdTarget, on: eq(consultaIdTarget.consultaId, evento.consultaId) }],
      text: sql`${consultaIdTarget.folio}`,
      order: [{ column: consultaIdTarget.folio, words: true }],
    },
    {
      field: 'agendaId',
      label: 'agendaNombre',
      entity: 'usuario',
      column: evento.agendaId,
      joins: [
        { table: agendaIdTarget, on: eq(agendaIdTarget.usuarioId, evento.agendaId) },
        { table: agendaIdTargetPersona, on: eq(agendaIdTargetPersona.personaId, agendaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${agendaIdTargetPersona.nombre}, ${agendaIdTargetPersona.primerApellido}, ${agendaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: agendaIdTargetPersona.nombre, words: true },
        { column: agendaIdTargetPersona.primerApellido, words: true },
        { column: agendaIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['horarioId', 'agendaId'],
  narrowed: [
    {
      path: 'personalMedicoId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { puedePrescribir: true },
      acyclic: false,
    },
    {
      path: 'nucleoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'almacenId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: evento.busqueda, sounds: null, dates: [], names: [], fields: ['folio', 'titulo'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'inicio' },
  pageSize: 25,
  totals: [],
  unique: { evento_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update'],
  permissions: {
    list: 'agenda.ver',
    get: 'agenda.ver',
    create: 'agenda.crear',
    update: 'agenda.crear',
    delete: 'catalogo.administrar',
  },
  scope: {
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    servicio: ['nucleoId'],
    almacen: ['almacenId'],
    proveedor: ['proveedorId'],
  },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'porAtender', filter: { paso: ['autorizar', 'iniciar', 'llegar', 'concluir'] } },
    { id: 'enCurso', filter: { estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] } },
  ],
  lifecycle: eventoLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'AG', digits: 6, unit: 'unidadId' },
  derive: null,
  copies: [{ field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' }],
};

// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_ORDEN_CARGO, TIPO_ORDEN_CARGO, TURNO } from '../../shared/enums.gen';
import { ordenCargoForm } from '../../shared/forms/orden-cargo.gen';
import { ordenCargoLifecycle } from '../../shared/lifecycles/orden-cargo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { cama } from '../tables/cama.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';
import { nucleo } from '../tables/nucleo.gen';
import { ordenCargo } from '../tables/orden-cargo.gen';
import { ordenCargoDetalle } from '../tables/orden-cargo-detalle.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { receta } from '../tables/receta.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { ordenCargoDetalleResource } from './orden-cargo-detalle.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'orden_cargo_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'orden_cargo_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'orden_cargo_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'orden_cargo_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'orden_cargo_jurisdiccion_id');
const servicioIdTarget = alias(nucleo, 'orden_cargo_servicio_id');
const camaIdTarget = alias(cama, 'orden_cargo_cama_id');
const almacenSurtidorIdTarget = alias(almacen, 'orden_cargo_almacen_surtidor_id');
const medicoIndicaIdTarget = alias(personalMedico, 'orden_cargo_medico_indica_id');
const medicoIndicaIdTargetPersona = alias(persona, 'orden_cargo_medico_indica_id_persona');
const recetaIdTarget = alias(receta, 'orden_cargo_receta_id');
const solicitanteIdTarget = alias(usuario, 'orden_cargo_solicitante_id');
const solicitanteIdTargetPersona = alias(persona, 'orden_cargo_solicitante_id_persona');
const autorizadaPorIdTarget = alias(usuario, 'orden_cargo_autorizada_por_id');
const autorizadaPorIdTargetPersona = alias(persona, 'orden_cargo_autorizada_por_id_persona');
const preparaIdTarget = alias(usuario, 'orden_cargo_prepara_id');
const preparaIdTargetPersona = alias(persona, 'orden_cargo_prepara_id_persona');
const relevadaDeIdTarget = alias(usuario, 'orden_cargo_relevada_de_id');
const relevadaDeIdTargetPersona = alias(persona, 'orden_cargo_relevada_de_id_persona');
const surtidaPorIdTarget = alias(usuario, 'orden_cargo_surtida_por_id');
const surtidaPorIdTargetPersona = alias(persona, 'orden_cargo_surtida_por_id_persona');
const segundoVerificadorIdTarget = alias(usuario, 'orden_cargo_segundo_verificador_id');
const segundoVerificadorIdTargetPersona = alias(persona, 'orden_cargo_segundo_verificador_id_persona');
const recibidaPorIdTarget = alias(usuario, 'orden_cargo_recibida_por_id');
const recibidaPorIdTargetPersona = alias(persona, 'orden_cargo_recibida_por_id_persona');
const canceladaPorIdTarget = alias(usuario, 'orden_cargo_cancelada_por_id');
const canceladaPorIdTargetPersona = alias(persona, 'orden_cargo_cancelada_por_id_persona');

export const ordenCargoResource: Resource = {
  name: 'orden-cargo',
  path: '/pacientes/orden-cargo',
  table: ordenCargo,
  key: { name: 'ordenCargoId', column: ordenCargo.ordenCargoId, kind: 'serial', type: 'integer' },
  form: ordenCargoForm,
  fields: [
    { name: 'folio', kind: 'text', column: ordenCargo.folio },
    { name: 'hospitalizacionId', kind: 'integer', column: ordenCargo.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: ordenCargo.pacienteId },
    {
      name: 'estatus',
      kind: 'enum',
      column: ordenCargo.estatus,
      options: ESTATUS_ORDEN_CARGO,
      enumName: 'EstatusOrdenCargo',
    },
    {
      name: 'tipo',
      kind: 'enum',
      column: ordenCargo.tipo,
      options: TIPO_ORDEN_CARGO,
      enumName: 'TipoOrdenCargo',
      bulk: true,
    },
    { name: 'motivoUrgencia', kind: 'text', column: ordenCargo.motivoUrgencia, bulk: true },
    { name: 'prioridad', kind: 'integer', column: ordenCargo.prioridad },
    { name: 'unidadId', kind: 'integer', column: ordenCargo.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: ordenCargo.jurisdiccionId },
    { name: 'servicioId', kind: 'integer', column: ordenCargo.servicioId },
    { name: 'camaId', kind: 'integer', column: ordenCargo.camaId },
    { name: 'almacenSurtidorId', kind: 'integer', column: ordenCargo.almacenSurtidorId },
    { name: 'medicoIndicaId', kind: 'integer', column: ordenCargo.medicoIndicaId },
    { name: 'recetaId', kind: 'integer', column: ordenCargo.recetaId },
    { name: 'turno', kind: 'enum', column: ordenCargo.turno, options: TURNO, enumName: 'Turno' },
    { name: 'requeridaPara', kind: 'datetime', column: ordenCargo.requeridaPara, bulk: true },
    { name: 'motivo', kind: 'text', column: ordenCargo.motivo },
    { name: 'autorizacionAutomatica', kind: 'boolean', column: ordenCargo.autorizacionAutomatica },
    { name: 'autorizacionPendiente', kind: 'boolean', column: ordenCargo.autorizacionPendiente },
    { name: 'avisoRegularizar', kind: 'datetime', column: ordenCargo.avisoRegularizar },
    { name: 'totalClaves', kind: 'integer', column: ordenCargo.totalClaves },
    { name: 'piezasSolicitadas', kind: 'integer', column: ordenCargo.piezasSolicitadas },
    { name: 'piezasSurtidas', kind: 'integer', column: ordenCargo.piezasSurtidas },
    { name: 'piezasPendientes', kind: 'integer', column: ordenCargo.piezasPendientes },
    { name: 'importeTotal', kind: 'number', column: ordenCargo.importeTotal },
    { name: 'editoresIds', kind: 'list', column: ordenCargo.editoresIds, item: 'integer' },
    { name: 'solicitanteId', kind: 'integer', column: ordenCargo.solicitanteId },
    { name: 'autorizadaPorId', kind: 'integer', column: ordenCargo.autorizadaPorId },
    { name: 'observacionAutorizacion', kind: 'text', column: ordenCargo.observacionAutorizacion },
    { name: 'preparaId', kind: 'integer', column: ordenCargo.preparaId },
    { name: 'relevadaDeId', kind: 'integer', column: ordenCargo.relevadaDeId },
    { name: 'surtidaPorId', kind: 'integer', column: ordenCargo.surtidaPorId },
    { name: 'segundoVerificadorId', kind: 'integer', column: ordenCargo.segundoVerificadorId },
    { name: 'recibidaPorId', kind: 'integer', column: ordenCargo.recibidaPorId },
    { name: 'firma', kind: 'text', column: ordenCargo.firma },
    { name: 'canceladaPorId', kind: 'integer', column: ordenCargo.canceladaPorId },
    { name: 'fechaSolicitud', kind: 'datetime', column: ordenCargo.fechaSolicitud },
    { name: 'fechaEnvio', kind: 'datetime', column: ordenCargo.fechaEnvio },
    { name: 'fechaAutorizacion', kind: 'datetime', column: ordenCargo.fechaAutorizacion },
    { name: 'fechaTomada', kind: 'datetime', column: ordenCargo.fechaTomada },
    { name: 'actividadPreparacion', kind: 'datetime', column: ordenCargo.actividadPreparacion },
    { name: 'fechaSurtimiento', kind: 'datetime', column: ordenCargo.fechaSurtimiento },
    { name: 'fechaRecepcion', kind: 'datetime', column: ordenCargo.fechaRecepcion },
    { name: 'estatusDesde', kind: 'datetime', column: ordenCargo.estatusDesde },
    { name: 'limite', kind: 'datetime', column: ordenCargo.limite },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: ordenCargo.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, ordenCargo.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: ordenCargo.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, ordenCargo.pacienteId) },
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
      column: ordenCargo.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, ordenCargo.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: ordenCargo.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, ordenCargo.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: ordenCargo.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, ordenCargo.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'camaId',
      label: 'camaNombre',
      entity: 'cama',
      column: ordenCargo.camaId,
      joins: [{ table: camaIdTarget, on: eq(camaIdTarget.camaId, ordenCargo.camaId) }],
      text: sql`${camaIdTarget.numero}`,
      order: [{ column: camaIdTarget.numero, words: true }],
    },
    {
      field: 'almacenSurtidorId',
      label: 'almacenSurtidorNombre',
      entity: 'almacen',
      column: ordenCargo.almacenSurtidorId,
      joins: [
        { table: almacenSurtidorIdTarget, on: eq(almacenSurtidorIdTarget.almacenId, ordenCargo.almacenSurtidorId) },
      ],
      text: sql`${almacenSurtidorIdTarget.nombre}`,
      order: [{ column: almacenSurtidorIdTarget.nombre, words: true }],
    },
    {
      field: 'medicoIndicaId',
      label: 'medicoIndicaNombre',
      entity: 'personal-medico',
      column: ordenCargo.medicoIndicaId,
      joins: [
        { table: medicoIndicaIdTarget, on: eq(medicoIndicaIdTarget.personalMedicoId, ordenCargo.medicoIndicaId) },
        {
          table: medicoIndicaIdTargetPersona,
          on: eq(medicoIndicaIdTargetPersona.personaId, medicoIndicaIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${medicoIndicaIdTargetPersona.nombre}, ${medicoIndicaIdTargetPersona.primerApellido}, ${medicoIndicaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: medicoIndicaIdTargetPersona.nombre, words: true },
        { column: medicoIndicaIdTargetPersona.primerApellido, words: true },
        { column: medicoIndicaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'recetaId',
      label: 'recetaNombre',
      entity: 'receta',
      column: ordenCargo.recetaId,
      joins: [{ table: recetaIdTarget, on: eq(recetaIdTarget.recetaId, ordenCargo.recetaId) }],
      text: sql`${recetaIdTarget.folio}`,
      order: [{ column: recetaIdTarget.folio, words: true }],
    },
    {
      field: 'solicitanteId',
      label: 'solicitanteNombre',
      entity: 'usuario',
      column: ordenCargo.solicitanteId,
      joins: [
        { table: solicitanteIdTarget, on: eq(solicitanteIdTarget.usuarioId, ordenCargo.solicitanteId) },
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
      field: 'autorizadaPorId',
      label: 'autorizadaPorNombre',
      entity: 'usuario',
      column: ordenCargo.autorizadaPorId,
      joins: [
        { table: autorizadaPorIdTarget, on: eq(autorizadaPorIdTarget.usuarioId, ordenCargo.autorizadaPorId) },
        {
          table: autorizadaPorIdTargetPersona,
          on: eq(autorizadaPorIdTargetPersona.personaId, autorizadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${autorizadaPorIdTargetPersona.nombre}, ${autorizadaPorIdTargetPersona.primerApellido}, ${autorizadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: autorizadaPorIdTargetPersona.nombre, words: true },
        { column: autorizadaPorIdTargetPersona.primerApellido, words: true },
        { column: autorizadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'preparaId',
      label: 'preparaNombre',
      entity: 'usuario',
      column: ordenCargo.preparaId,
      joins: [
        { table: preparaIdTarget, on: eq(preparaIdTarget.usuarioId, ordenCargo.preparaId) },
        { table: preparaIdTargetPersona, on: eq(preparaIdTargetPersona.personaId, preparaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${preparaIdTargetPersona.nombre}, ${preparaIdTargetPersona.primerApellido}, ${preparaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: preparaIdTargetPersona.nombre, words: true },
        { column: preparaIdTargetPersona.primerApellido, words: true },
        { column: preparaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'relevadaDeId',
      label: 'relevadaDeNombre',
      entity: 'usuario',
      column: ordenCargo.relevadaDeId,
      joins: [
        { table: relevadaDeIdTarget, on: eq(relevadaDeIdTarget.usuarioId, ordenCargo.relevadaDeId) },
        { table: relevadaDeIdTargetPersona, on: eq(relevadaDeIdTargetPersona.personaId, relevadaDeIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${relevadaDeIdTargetPersona.nombre}, ${relevadaDeIdTargetPersona.primerApellido}, ${relevadaDeIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: relevadaDeIdTargetPersona.nombre, words: true },
        { column: relevadaDeIdTargetPersona.primerApellido, words: true },
        { column: relevadaDeIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'surtidaPorId',
      label: 'surtidaPorNombre',
      entity: 'usuario',
      column: ordenCargo.surtidaPorId,
      joins: [
        { table: surtidaPorIdTarget, on: eq(surtidaPorIdTarget.usuarioId, ordenCargo.surtidaPorId) },
        { table: surtidaPorIdTargetPersona, on: eq(surtidaPorIdTargetPersona.personaId, surtidaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${surtidaPorIdTargetPersona.nombre}, ${surtidaPorIdTargetPersona.primerApellido}, ${surtidaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: surtidaPorIdTargetPersona.nombre, words: true },
        { column: surtidaPorIdTargetPersona.primerApellido, words: true },
        { column: surtidaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'segundoVerificadorId',
      label: 'segundoVerificadorNombre',
      entity: 'usuario',
      column: ordenCargo.segundoVerificadorId,
      joins: [
        {
          table: segundoVerificadorIdTarget,
          on: eq(segundoVerificadorIdTarget.usuarioId, ordenCargo.segundoVerificadorId),
        },
        {
          table: segundoVerificadorIdTargetPersona,
          on: eq(segundoVerificadorIdTargetPersona.personaId, segundoVerificadorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${segundoVerificadorIdTargetPersona.nombre}, ${segundoVerificadorIdTargetPersona.primerApellido}, ${segundoVerificadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: segundoVerificadorIdTargetPersona.nombre, words: true },
        { column: segundoVerificadorIdTargetPersona.primerApellido, words: true },
        { column: segundoVerificadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'recibidaPorId',
      label: 'recibidaPorNombre',
      entity: 'usuario',
      column: ordenCargo.recibidaPorId,
      joins: [
        { table: recibidaPorIdTarget, on: eq(recibidaPorIdTarget.usuarioId, ordenCargo.recibidaPorId) },
        {
          table: recibidaPorIdTargetPersona,
          on: eq(recibidaPorIdTargetPersona.personaId, recibidaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${recibidaPorIdTargetPersona.nombre}, ${recibidaPorIdTargetPersona.primerApellido}, ${recibidaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: recibidaPorIdTargetPersona.nombre, words: true },
        { column: recibidaPorIdTargetPersona.primerApellido, words: true },
        { column: recibidaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'canceladaPorId',
      label: 'canceladaPorNombre',
      entity: 'usuario',
      column: ordenCargo.canceladaPorId,
      joins: [
        { table: canceladaPorIdTarget, on: eq(canceladaPorIdTarget.usuarioId, ordenCargo.canceladaPorId) },
        {
          table: canceladaPorIdTargetPersona,
          on: eq(canceladaPorIdTargetPersona.personaId, canceladaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${canceladaPorIdTargetPersona.nombre}, ${canceladaPorIdTargetPersona.primerApellido}, ${canceladaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: canceladaPorIdTargetPersona.nombre, words: true },
        { column: canceladaPorIdTargetPersona.primerApellido, words: true },
        { column: canceladaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'ordenCargoId',
      parent: ordenCargoDetalle.ordenCargoId,
      position: ordenCargoDetalle.orden,
      unique: [['insumoId']],
      resource: ordenCargoDetalleResource,
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
      path: 'lineas.motivoNoSurtidoId',
      kind: 'lines',
      entity: 'motivo-no-surtido',
      column: null,
      target: { table: motivoNoSurtido, key: motivoNoSurtido.motivoNoSurtidoId },
    },
    {
      path: 'editoresIds',
      kind: 'list',
      entity: 'usuario',
      column: ordenCargo.editoresIds,
      target: { table: usuario, key: usuario.usuarioId },
    },
  ],
  released: [
    'camaId',
    'solicitanteId',
    'autorizadaPorId',
    'preparaId',
    'surtidaPorId',
    'recibidaPorId',
    'canceladaPorId',
  ],
  narrowed: [
    {
      path: 'almacenSurtidorId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: ['CENDIS', 'FARMACIA'] },
      acyclic: false,
    },
    {
      path: 'medicoIndicaId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: ['MEDICO', 'ODONTOLOGO'] },
      acyclic: false,
    },
    {
      path: 'recetaId',
      kind: 'column',
      entity: 'receta',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: ordenCargo.busqueda, sounds: null, dates: [], names: [], fields: ['folio'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: ['importeTotal'],
  unique: { orden_cargo_folio_key: ['folio'] },
  operations: ['list', 'get', 'update', 'delete'],
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.crear',
    update: 'orden-cargo.crear',
    delete: 'orden-cargo.crear',
  },
  scope: {
    unidad: ['unidadId'],
    servicio: ['servicioId'],
    almacen: ['almacenSurtidorId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  writeScope: { servicio: ['servicioId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'porAtender', filter: { paso: ['enviar', 'autorizar', 'tomar'] } },
    {
      id: 'enCurso',
      filter: {
        estatus: [
          'BORRADOR',
          'PENDIENTE_AUTORIZAR',
          'AUTORIZADA',
          'EN_SURTIMIENTO',
          'SURTIDA',
          'SURTIDA_PARCIAL',
          'RECIBIDA',
          'CERRADA',
        ],
      },
    },
  ],
  lifecycle: ordenCargoLifecycle,
  folio: { field: 'folio', on: 'enviar', others: [], series: 'OC', digits: 6, unit: 'unidadId' },
  seal: {
    states: ['CERRADA'],
    content: [
      'folio',
      'hospitalizacionId',
      'pacienteId',
      'estatus',
      'tipo',
      'motivoUrgencia',
      'unidadId',
      'jurisdiccionId',
      'servicioId',
      'camaId',
      'almacenSurtidorId',
      'medicoIndicaId',
      'recetaId',
      'turno',
      'requeridaPara',
      'motivo',
      'autorizacionAutomatica',
      'editoresIds',
      'solicitanteId',
      'autorizadaPorId',
      'observacionAutorizacion',
      'preparaId',
      'relevadaDeId',
      'surtidaPorId',
      'segundoVerificadorId',
      'recibidaPorId',
      'firma',
      'canceladaPorId',
      'fechaSolicitud',
      'fechaEnvio',
      'fechaAutorizacion',
      'fechaTomada',
      'actividadPreparacion',
      'fechaSurtimiento',
      'fechaRecepcion',
    ],
    lines: {
      lineas: [
        'insumoId',
        'cantidadSolicitada',
        'justificacion',
        'cantidadAutorizada',
        'motivoModificacion',
        'apartados',
        'motivoNoSurtidoId',
        'noSurtida',
        'motivoDiferencia',
        'notaDiferencia',
      ],
    },
  },
  derive: 'ordenCargo',
  copies: [{ field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' }],
};

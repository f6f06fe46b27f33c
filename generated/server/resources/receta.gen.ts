// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_RECETA, TIPO_RECETA } from '../../shared/enums.gen';
import { recetaForm } from '../../shared/forms/receta.gen';
import { recetaLifecycle } from '../../shared/lifecycles/receta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { consulta } from '../tables/consulta.gen';
import { diagnostico } from '../tables/diagnostico.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { receta } from '../tables/receta.gen';
import { recetaDetalle } from '../tables/receta-detalle.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { visita } from '../tables/visita.gen';
import { recetaDetalleResource } from './receta-detalle.gen';

const pacienteIdTarget = alias(paciente, 'receta_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'receta_paciente_id_persona');
const consultaIdTarget = alias(consulta, 'receta_consulta_id');
const almacenIdTarget = alias(almacen, 'receta_almacen_id');
const diagnosticoIdTarget = alias(diagnostico, 'receta_diagnostico_id');
const unidadIdTarget = alias(unidad, 'receta_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'receta_jurisdiccion_id');
const unidadFarmaciaIdTarget = alias(unidad, 'receta_unidad_farmacia_id');
const visitaIdTarget = alias(visita, 'receta_visita_id');
const personalMedicoIdTarget = alias(personalMedico, 'receta_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'receta_personal_medico_id_persona');
const sustitutoPropusoIdTarget = alias(usuario, 'receta_sustituto_propuso_id');
const sustitutoPropusoIdTargetPersona = alias(persona, 'receta_sustituto_propuso_id_persona');
const autorIdTarget = alias(usuario, 'receta_autor_id');
const autorIdTargetPersona = alias(persona, 'receta_autor_id_persona');
const emitidaPorIdTarget = alias(usuario, 'receta_emitida_por_id');
const emitidaPorIdTargetPersona = alias(persona, 'receta_emitida_por_id_persona');

export const recetaResource: Resource = {
  name: 'receta',
  path: '/pacientes/receta',
  table: receta,
  key: { name: 'recetaId', column: receta.recetaId, kind: 'serial', type: 'integer' },
  form: recetaForm,
  fields: [
    { name: 'folio', kind: 'text', column: receta.folio },
    { name: 'estatus', kind: 'enum', column: receta.estatus, options: ESTATUS_RECETA, enumName: 'EstatusReceta' },
    { name: 'tipo', kind: 'enum', column: receta.tipo, options: TIPO_RECETA, enumName: 'TipoReceta' },
    { name: 'pacienteId', kind: 'integer', column: receta.pacienteId },
    { name: 'consultaId', kind: 'integer', column: receta.consultaId },
    { name: 'almacenId', kind: 'integer', column: receta.almacenId, bulk: true },
    { name: 'diagnosticoId', kind: 'integer', column: receta.diagnosticoId, bulk: true },
    { name: 'surtimientosPermitidos', kind: 'integer', column: receta.surtimientosPermitidos, bulk: true },
    { name: 'indicacionesGenerales', kind: 'text', column: receta.indicacionesGenerales, bulk: true },
    {
      name: 'advertencias',
      kind: 'records',
      column: receta.advertencias,
      secrets: [{ permission: 'paciente.ver-salud', beside: 'receta.ver' }],
    },
    { name: 'unidadId', kind: 'integer', column: receta.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: receta.jurisdiccionId },
    { name: 'unidadFarmaciaId', kind: 'integer', column: receta.unidadFarmaciaId },
    { name: 'visitaId', kind: 'integer', column: receta.visitaId },
    { name: 'personalMedicoId', kind: 'integer', column: receta.personalMedicoId },
    { name: 'medicoNombre', kind: 'text', column: receta.medicoNombre },
    { name: 'medicoCedula', kind: 'text', column: receta.medicoCedula },
    { name: 'fechaExpedicion', kind: 'datetime', column: receta.fechaExpedicion },
    { name: 'vigenciaHasta', kind: 'date', column: receta.vigenciaHasta },
    { name: 'folioEspecial', kind: 'text', column: receta.folioEspecial },
    { name: 'claves', kind: 'integer', column: receta.claves },
    { name: 'piezasPrescritas', kind: 'integer', column: receta.piezasPrescritas },
    { name: 'piezasSurtidas', kind: 'integer', column: receta.piezasSurtidas },
    { name: 'piezasPendientes', kind: 'integer', column: receta.piezasPendientes },
    { name: 'porcentajeSurtido', kind: 'number', column: receta.porcentajeSurtido },
    { name: 'surtimientosRealizados', kind: 'integer', column: receta.surtimientosRealizados },
    { name: 'requiereSegundaPersona', kind: 'boolean', column: receta.requiereSegundaPersona },
    { name: 'retenida', kind: 'boolean', column: receta.retenida },
    { name: 'sustitutosPorAutorizar', kind: 'integer', column: receta.sustitutosPorAutorizar },
    { name: 'sustitutoPropusoId', kind: 'integer', column: receta.sustitutoPropusoId },
    { name: 'motivoCancelacion', kind: 'text', column: receta.motivoCancelacion },
    { name: 'autorId', kind: 'integer', column: receta.autorId },
    { name: 'emitidaPorId', kind: 'integer', column: receta.emitidaPorId },
    { name: 'firmaHash', kind: 'text', column: receta.firmaHash },
    { name: 'fechaCreada', kind: 'datetime', column: receta.fechaCreada },
    { name: 'estatusDesde', kind: 'datetime', column: receta.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: receta.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, receta.pacienteId) },
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
      field: 'consultaId',
      label: 'consultaNombre',
      entity: 'consulta',
      column: receta.consultaId,
      joins: [{ table: consultaIdTarget, on: eq(consultaIdTarget.consultaId, receta.consultaId) }],
      text: sql`${consultaIdTarget.folio}`,
      order: [{ column: consultaIdTarget.folio, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: receta.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, receta.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'diagnosticoId',
      label: 'diagnosticoNombre',
      entity: 'diagnostico',
      column: receta.diagnosticoId,
      joins: [{ table: diagnosticoIdTarget, on: eq(diagnosticoIdTarget.diagnosticoId, receta.diagnosticoId) }],
      text: sql`${diagnosticoIdTarget.nombre}`,
      order: [{ column: diagnosticoIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: receta.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, receta.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: receta.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, receta.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadFarmaciaId',
      label: 'unidadFarmaciaNombre',
      entity: 'unidad',
      column: receta.unidadFarmaciaId,
      joins: [{ table: unidadFarmaciaIdTarget, on: eq(unidadFarmaciaIdTarget.unidadId, receta.unidadFarmaciaId) }],
      text: sql`${unidadFarmaciaIdTarget.nombre}`,
      order: [{ column: unidadFarmaciaIdTarget.nombre, words: true }],
    },
    {
      field: 'visitaId',
      label: 'visitaNombre',
      entity: 'visita',
      column: receta.visitaId,
      joins: [{ table: visitaIdTarget, on: eq(visitaIdTarget.visitaId, receta.visitaId) }],
      text: sql`${visitaIdTarget.turnoNumero} || ' · ' || coalesce(${visitaIdTarget.motivo}::text, '')`,
      order: [
        { column: visitaIdTarget.turnoNumero, words: false },
        { column: visitaIdTarget.motivo, words: true },
      ],
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: receta.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, receta.personalMedicoId) },
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
      field: 'sustitutoPropusoId',
      label: 'sustitutoPropusoNombre',
      entity: 'usuario',
      column: receta.sustitutoPropusoId,
      joins: [
        { table: sustitutoPropusoIdTarget, on: eq(sustitutoPropusoIdTarget.usuarioId, receta.sustitutoPropusoId) },
        {
          table: sustitutoPropusoIdTargetPersona,
          on: eq(sustitutoPropusoIdTargetPersona.personaId, sustitutoPropusoIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${sustitutoPropusoIdTargetPersona.nombre}, ${sustitutoPropusoIdTargetPersona.primerApellido}, ${sustitutoPropusoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: sustitutoPropusoIdTargetPersona.nombre, words: true },
        { column: sustitutoPropusoIdTargetPersona.primerApellido, words: true },
        { column: sustitutoPropusoIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'autorId',
      label: 'autorNombre',
      entity: 'usuario',
      column: receta.autorId,
      joins: [
        { table: autorIdTarget, on: eq(autorIdTarget.usuarioId, receta.autorId) },
        { table: autorIdTargetPersona, on: eq(autorIdTargetPersona.personaId, autorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${autorIdTargetPersona.nombre}, ${autorIdTargetPersona.primerApellido}, ${autorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: autorIdTargetPersona.nombre, words: true },
        { column: autorIdTargetPersona.primerApellido, words: true },
        { column: autorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'emitidaPorId',
      label: 'emitidaPorNombre',
      entity: 'usuario',
      column: receta.emitidaPorId,
      joins: [
        { table: emitidaPorIdTarget, on: eq(emitidaPorIdTarget.usuarioId, receta.emitidaPorId) },
        { table: emitidaPorIdTargetPersona, on: eq(emitidaPorIdTargetPersona.personaId, emitidaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${emitidaPorIdTargetPersona.nombre}, ${emitidaPorIdTargetPersona.primerApellido}, ${emitidaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: emitidaPorIdTargetPersona.nombre, words: true },
        { column: emitidaPorIdTargetPersona.primerApellido, words: true },
        { column: emitidaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'recetaId',
      parent: recetaDetalle.recetaId,
      position: recetaDetalle.orden,
      unique: [],
      resource: recetaDetalleResource,
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
      path: 'lineas.sustitutoPropuestoId',
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
      path: 'lineas.sustitucionAutorizaId',
      kind: 'lines',
      entity: 'personal-medico',
      column: null,
      target: { table: personalMedico, key: personalMedico.personalMedicoId },
    },
    {
      path: 'advertencias.insumoId',
      kind: 'records',
      entity: 'insumo',
      column: receta.advertencias,
      target: { table: insumo, key: insumo.insumoId },
    },
  ],
  released: [
    'lineas.sustitutoPropuestoId',
    'lineas.sustitucionAutorizaId',
    'advertencias.insumoId',
    'personalMedicoId',
    'sustitutoPropusoId',
    'autorId',
  ],
  narrowed: [
    {
      path: 'consultaId',
      kind: 'column',
      entity: 'consulta',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'almacenId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: {},
      filter: { tipo: ['FARMACIA', 'CENDIS'] },
      acyclic: false,
    },
  ],
  search: {
    own: receta.busqueda,
    sounds: null,
    dates: [],
    names: [receta.folio],
    fields: ['folio', 'folioEspecial', 'medicoNombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'estatusDesde' },
  pageSize: 25,
  totals: [],
  unique: { receta_folio_key: ['folio'], receta_folio_especial_key: ['folioEspecial'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.crear',
    update: 'receta.crear',
    delete: 'receta.crear',
  },
  scope: {
    unidad: ['unidadId', 'unidadFarmaciaId'],
    almacen: ['almacenId'],
    jurisdiccion: ['jurisdiccionId'],
    propio: ['autorId'],
  },
  writeScope: null,
  commonTo: [],
  alsoReachedBy: [
    {
      entity: 'acceso-emergencia',
      by: 'pacienteId',
      of: 'pacienteId',
      as: 'propio',
      until: 'hasta',
      while: null,
      for: ['expediente.ver', 'receta.ver'],
    },
    {
      entity: 'hospitalizacion',
      by: 'pacienteId',
      of: 'pacienteId',
      as: 'servicio',
      until: null,
      while: ['SOLICITADA', 'INGRESADO', 'PREALTA'],
      for: ['receta.ver'],
    },
    {
      entity: 'receta-abierta',
      by: 'recetaId',
      of: null,
      as: null,
      until: 'hasta',
      while: null,
      for: ['receta.ver', 'receta.surtir'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'porSurtir', filter: { estatus: ['EMITIDA', 'SURTIDA_PARCIAL'] } },
    { id: 'borradores', filter: { estatus: 'BORRADOR' } },
  ],
  lifecycle: recetaLifecycle,
  folio: {
    field: 'folio',
    on: 'emitir',
    others: [{ series: 'RXC', when: { field: 'tipo', equals: 'CONTROLADA' } }],
    series: 'RX',
    digits: 7,
    unit: 'unidadId',
  },
  signature: {
    on: 'emitir',
    by: 'emitidaPorId',
    name: 'medicoNombre',
    licence: 'medicoCedula',
    at: 'fechaExpedicion',
    hash: 'firmaHash',
    content: [
      'pacienteId',
      'consultaId',
      'almacenId',
      'diagnosticoId',
      'surtimientosPermitidos',
      'indicacionesGenerales',
    ],
    lines: {
      lineas: [
        'insumoId',
        'dosis',
        'unidadDosis',
        'via',
        'frecuenciaHoras',
        'frecuenciaTexto',
        'duracionDias',
        'prn',
        'indicacionPrn',
        'cantidadPrescrita',
        'continuacion',
        'indicaciones',
        'justificacion',
      ],
    },
  },
  seal: {
    states: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA', 'CANCELADA'],
    content: [
      'folio',
      'estatus',
      'pacienteId',
      'consultaId',
      'almacenId',
      'diagnosticoId',
      'surtimientosPermitidos',
      'indicacionesGenerales',
      'unidadId',
      'jurisdiccionId',
      'unidadFarmaciaId',
      'visitaId',
      'personalMedicoId',
      'sustitutoPropusoId',
      'motivoCancelacion',
      'autorId',
      'emitidaPorId',
    ],
    lines: {
      lineas: [
        'insumoId',
        'dosis',
        'unidadDosis',
        'via',
        'frecuenciaHoras',
        'frecuenciaTexto',
        'duracionDias',
        'prn',
        'indicacionPrn',
        'cantidadPrescrita',
        'continuacion',
        'indicaciones',
        'justificacion',
      ],
    },
  },
  triggers: [
    { on: 'emitir', of: 'visitaId', entity: 'visita', step: 'pasarFarmacia' },
    { on: 'surtir', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'cerrarSinSurtir', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'vencer', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'cancelar', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'cancelarPorDefuncion', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'cancelarPorAnulacion', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'delete', of: 'visitaId', entity: 'visita', step: 'terminar' },
  ],
  derive: 'receta',
  copies: [
    { field: 'unidadId', reference: 'consultaId', entity: 'consulta', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    { field: 'unidadFarmaciaId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'visitaId', reference: 'consultaId', entity: 'consulta', from: 'visitaId' },
  ],
};

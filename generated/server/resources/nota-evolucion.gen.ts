// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_DOCUMENTO_CLINICO, PRONOSTICO, TIPO_NOTA } from '../../shared/enums.gen';
import { notaEvolucionForm } from '../../shared/forms/nota-evolucion.gen';
import { notaEvolucionLifecycle } from '../../shared/lifecycles/nota-evolucion.gen';
import { valueAt } from '#platform/shared/paths';
import { zonedMoment } from '#platform/shared/dates/moments';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { diagnostico } from '../tables/diagnostico.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { notaEvolucion } from '../tables/nota-evolucion.gen';
import { notaEvolucionDiagnostico } from '../tables/nota-evolucion-diagnostico.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { signos } from '../tables/signos.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { notaEvolucionDiagnosticoResource } from './nota-evolucion-diagnostico.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'nota_evolucion_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'nota_evolucion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'nota_evolucion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'nota_evolucion_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'nota_evolucion_jurisdiccion_id');
const servicioIdTarget = alias(nucleo, 'nota_evolucion_servicio_id');
const adendaDeIdTarget = alias(notaEvolucion, 'nota_evolucion_adenda_de_id');
const personalMedicoIdTarget = alias(personalMedico, 'nota_evolucion_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'nota_evolucion_personal_medico_id_persona');
const signosIdTarget = alias(signos, 'nota_evolucion_signos_id');
const servicioInterconsultadoIdTarget = alias(nucleo, 'nota_evolucion_servicio_interconsultado_id');
const unidadReceptoraIdTarget = alias(unidad, 'nota_evolucion_unidad_receptora_id');
const autorIdTarget = alias(usuario, 'nota_evolucion_autor_id');
const autorIdTargetPersona = alias(persona, 'nota_evolucion_autor_id_persona');
const firmadaPorIdTarget = alias(usuario, 'nota_evolucion_firmada_por_id');
const firmadaPorIdTargetPersona = alias(persona, 'nota_evolucion_firmada_por_id_persona');
const anuladaPorIdTarget = alias(usuario, 'nota_evolucion_anulada_por_id');
const anuladaPorIdTargetPersona = alias(persona, 'nota_evolucion_anulada_por_id_persona');

export const notaEvolucionResource: Resource = {
  name: 'nota-evolucion',
  path: '/pacientes/paciente-hospitalizado/nota-evolucion',
  table: notaEvolucion,
  key: { name: 'notaEvolucionId', column: notaEvolucion.notaEvolucionId, kind: 'serial', type: 'integer' },
  form: notaEvolucionForm,
  fields: [
    { name: 'hospitalizacionId', kind: 'integer', column: notaEvolucion.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: notaEvolucion.pacienteId },
    { name: 'tipo', kind: 'enum', column: notaEvolucion.tipo, options: TIPO_NOTA, enumName: 'TipoNota' },
    {
      name: 'estatus',
      kind: 'enum',
      column: notaEvolucion.estatus,
      options: ESTATUS_DOCUMENTO_CLINICO,
      enumName: 'EstatusDocumentoClinico',
    },
    { name: 'unidadId', kind: 'integer', column: notaEvolucion.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: notaEvolucion.jurisdiccionId },
    { name: 'servicioId', kind: 'integer', column: notaEvolucion.servicioId },
    { name: 'fechaHora', kind: 'datetime', column: notaEvolucion.fechaHora, bulk: true },
    { name: 'capturaTardia', kind: 'boolean', column: notaEvolucion.capturaTardia },
    { name: 'adendaDeId', kind: 'integer', column: notaEvolucion.adendaDeId },
    { name: 'personalMedicoId', kind: 'integer', column: notaEvolucion.personalMedicoId },
    { name: 'signosId', kind: 'integer', column: notaEvolucion.signosId },
    { name: 'resumenInterrogatorio', kind: 'text', column: notaEvolucion.resumenInterrogatorio, bulk: true },
    { name: 'exploracionFisica', kind: 'text', column: notaEvolucion.exploracionFisica, bulk: true },
    { name: 'evolucionCuadroClinico', kind: 'text', column: notaEvolucion.evolucionCuadroClinico, bulk: true },
    { name: 'resultadosRelevantes', kind: 'text', column: notaEvolucion.resultadosRelevantes, bulk: true },
    { name: 'habitusExterior', kind: 'text', column: notaEvolucion.habitusExterior, bulk: true },
    { name: 'procedimientosRealizados', kind: 'text', column: notaEvolucion.procedimientosRealizados, bulk: true },
    { name: 'observaciones', kind: 'text', column: notaEvolucion.observaciones, bulk: true },
    { name: 'servicioInterconsultadoId', kind: 'integer', column: notaEvolucion.servicioInterconsultadoId },
    { name: 'motivoEnvio', kind: 'text', column: notaEvolucion.motivoEnvio, bulk: true },
    { name: 'respuestaInterconsulta', kind: 'text', column: notaEvolucion.respuestaInterconsulta, bulk: true },
    { name: 'unidadReceptoraId', kind: 'integer', column: notaEvolucion.unidadReceptoraId, bulk: true },
    { name: 'manejoEstancia', kind: 'text', column: notaEvolucion.manejoEstancia, bulk: true },
    { name: 'problemasPendientes', kind: 'text', column: notaEvolucion.problemasPendientes, bulk: true },
    {
      name: 'pronostico',
      kind: 'enum',
      column: notaEvolucion.pronostico,
      options: PRONOSTICO,
      enumName: 'Pronostico',
      bulk: true,
    },
    { name: 'tratamientoIndicaciones', kind: 'text', column: notaEvolucion.tratamientoIndicaciones, bulk: true },
    { name: 'recomendaciones', kind: 'text', column: notaEvolucion.recomendaciones, bulk: true },
    { name: 'factoresRiesgo', kind: 'text', column: notaEvolucion.factoresRiesgo, bulk: true },
    { name: 'autorId', kind: 'integer', column: notaEvolucion.autorId },
    { name: 'firmadaPorId', kind: 'integer', column: notaEvolucion.firmadaPorId },
    { name: 'firmaNombre', kind: 'text', column: notaEvolucion.firmaNombre },
    { name: 'firmaCedula', kind: 'text', column: notaEvolucion.firmaCedula },
    { name: 'fechaFirma', kind: 'datetime', column: notaEvolucion.fechaFirma },
    { name: 'firmaHash', kind: 'text', column: notaEvolucion.firmaHash },
    { name: 'motivoAnulacion', kind: 'text', column: notaEvolucion.motivoAnulacion },
    { name: 'anuladaPorId', kind: 'integer', column: notaEvolucion.anuladaPorId },
    { name: 'fechaAnulacion', kind: 'datetime', column: notaEvolucion.fechaAnulacion },
    { name: 'estatusDesde', kind: 'datetime', column: notaEvolucion.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: notaEvolucion.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, notaEvolucion.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: notaEvolucion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, notaEvolucion.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      closed: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: notaEvolucion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, notaEvolucion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: notaEvolucion.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, notaEvolucion.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: notaEvolucion.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, notaEvolucion.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'adendaDeId',
      label: 'adendaDeNombre',
      entity: 'nota-evolucion',
      column: notaEvolucion.adendaDeId,
      joins: [{ table: adendaDeIdTarget, on: eq(adendaDeIdTarget.notaEvolucionId, notaEvolucion.adendaDeId) }],
      text: sql`to_char(${adendaDeIdTarget.fechaHora} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      order: [{ column: adendaDeIdTarget.fechaHora, words: false }],
      moment: true,
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: notaEvolucion.personalMedicoId,
      joins: [
        {
          table: personalMedicoIdTarget,
          on: eq(personalMedicoIdTarget.personalMedicoId, notaEvolucion.personalMedicoId),
        },
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
      field: 'signosId',
      label: 'signosNombre',
      entity: 'signos',
      column: notaEvolucion.signosId,
      joins: [{ table: signosIdTarget, on: eq(signosIdTarget.signosId, notaEvolucion.signosId) }],
      text: sql`to_char(${signosIdTarget.fechaToma} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      order: [{ column: signosIdTarget.fechaToma, words: false }],
      moment: true,
    },
    {
      field: 'servicioInterconsultadoId',
      label: 'servicioInterconsultadoNombre',
      entity: 'nucleo',
      column: notaEvolucion.servicioInterconsultadoId,
      joins: [
        {
          table: servicioInterconsultadoIdTarget,
          on: eq(servicioInterconsultadoIdTarget.nucleoId, notaEvolucion.servicioInterconsultadoId),
        },
      ],
      text: sql`${servicioInterconsultadoIdTarget.nombre}`,
      order: [{ column: servicioInterconsultadoIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadReceptoraId',
      label: 'unidadReceptoraNombre',
      entity: 'unidad',
      column: notaEvolucion.unidadReceptoraId,
      joins: [
        { table: unidadReceptoraIdTarget, on: eq(unidadReceptoraIdTarget.unidadId, notaEvolucion.unidadReceptoraId) },
      ],
      text: sql`${unidadReceptoraIdTarget.nombre}`,
      order: [{ column: unidadReceptoraIdTarget.nombre, words: true }],
    },
    {
      field: 'autorId',
      label: 'autorNombre',
      entity: 'usuario',
      column: notaEvolucion.autorId,
      joins: [
        { table: autorIdTarget, on: eq(autorIdTarget.usuarioId, notaEvolucion.autorId) },
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
      field: 'firmadaPorId',
      label: 'firmadaPorNombre',
      entity: 'usuario',
      column: notaEvolucion.firmadaPorId,
      joins: [
        { table: firmadaPorIdTarget, on: eq(firmadaPorIdTarget.usuarioId, notaEvolucion.firmadaPorId) },
        { table: firmadaPorIdTargetPersona, on: eq(firmadaPorIdTargetPersona.personaId, firmadaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${firmadaPorIdTargetPersona.nombre}, ${firmadaPorIdTargetPersona.primerApellido}, ${firmadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: firmadaPorIdTargetPersona.nombre, words: true },
        { column: firmadaPorIdTargetPersona.primerApellido, words: true },
        { column: firmadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'anuladaPorId',
      label: 'anuladaPorNombre',
      entity: 'usuario',
      column: notaEvolucion.anuladaPorId,
      joins: [
        { table: anuladaPorIdTarget, on: eq(anuladaPorIdTarget.usuarioId, notaEvolucion.anuladaPorId) },
        { table: anuladaPorIdTargetPersona, on: eq(anuladaPorIdTargetPersona.personaId, anuladaPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${anuladaPorIdTargetPersona.nombre}, ${anuladaPorIdTargetPersona.primerApellido}, ${anuladaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: anuladaPorIdTargetPersona.nombre, words: true },
        { column: anuladaPorIdTargetPersona.primerApellido, words: true },
        { column: anuladaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'diagnosticos',
      link: 'notaEvolucionId',
      parent: notaEvolucionDiagnostico.notaEvolucionId,
      position: notaEvolucionDiagnostico.orden,
      unique: [['diagnosticoId']],
      resource: notaEvolucionDiagnosticoResource,
    },
  ],
  nested: [
    {
      path: 'diagnosticos.diagnosticoId',
      kind: 'lines',
      entity: 'diagnostico',
      column: null,
      target: { table: diagnostico, key: diagnostico.diagnosticoId },
    },
  ],
  released: ['autorId', 'anuladaPorId'],
  narrowed: [
    {
      path: 'adendaDeId',
      kind: 'column',
      entity: 'nota-evolucion',
      dependsOn: { hospitalizacionId: 'hospitalizacionId' },
      filter: {},
      acyclic: true,
    },
    {
      path: 'signosId',
      kind: 'column',
      entity: 'signos',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'servicioInterconsultadoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: notaEvolucion.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['evolucionCuadroClinico'],
    embeds: [],
  },
  title: (record, timeZone) => textOf`${zonedMoment(valueAt(record, 'fechaHora'), timeZone)}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaHora' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'nota-evolucion.crear',
    update: 'nota-evolucion.crear',
    delete: 'nota-evolucion.crear',
  },
  scope: {
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    servicio: ['servicioId'],
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
      for: ['expediente.ver', 'nota-evolucion.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [{ id: 'porFirmar', filter: { paso: 'firmar' } }],
  lifecycle: notaEvolucionLifecycle,
  folio: null,
  signature: {
    on: 'firmar',
    by: 'firmadaPorId',
    name: 'firmaNombre',
    licence: 'firmaCedula',
    at: 'fechaFirma',
    hash: 'firmaHash',
    content: [
      'hospitalizacionId',
      'tipo',
      'fechaHora',
      'adendaDeId',
      'signosId',
      'resumenInterrogatorio',
      'exploracionFisica',
      'evolucionCuadroClinico',
      'resultadosRelevantes',
      'habitusExterior',
      'procedimientosRealizados',
      'observaciones',
      'servicioInterconsultadoId',
      'motivoEnvio',
      'respuestaInterconsulta',
      'unidadReceptoraId',
      'manejoEstancia',
      'problemasPendientes',
      'pronostico',
      'tratamientoIndicaciones',
      'recomendaciones',
      'factoresRiesgo',
    ],
    lines: { diagnosticos: ['diagnosticoId', 'tipo'] },
  },
  seal: {
    states: ['FIRMADA', 'ANULADA'],
    content: [
      'hospitalizacionId',
      'pacienteId',
      'tipo',
      'estatus',
      'unidadId',
      'jurisdiccionId',
      'servicioId',
      'fechaHora',
      'adendaDeId',
      'personalMedicoId',
      'signosId',
      'resumenInterrogatorio',
      'exploracionFisica',
      'evolucionCuadroClinico',
      'resultadosRelevantes',
      'habitusExterior',
      'procedimientosRealizados',
      'observaciones',
      'servicioInterconsultadoId',
      'motivoEnvio',
      'respuestaInterconsulta',
      'unidadReceptoraId',
      'manejoEstancia',
      'problemasPendientes',
      'pronostico',
      'tratamientoIndicaciones',
      'recomendaciones',
      'factoresRiesgo',
      'autorId',
      'firmadaPorId',
      'motivoAnulacion',
      'anuladaPorId',
      'fechaAnulacion',
    ],
    lines: { diagnosticos: ['diagnosticoId', 'tipo'] },
  },
  derive: null,
  copies: [
    {
      field: 'pacienteId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'pacienteId',
    },
    { field: 'unidadId', reference: 'hospitalizacionId', entity: 'hospitalizacion', from: 'unidadId' },
    {
      field: 'jurisdiccionId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'jurisdiccionId',
    },
    {
      field: 'servicioId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'servicioId',
    },
  ],
};

// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_DOCUMENTO_CLINICO, PRONOSTICO, TIPO_CONSULTA } from '../../shared/enums.gen';
import { consultaForm } from '../../shared/forms/consulta.gen';
import { consultaLifecycle } from '../../shared/lifecycles/consulta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { consulta } from '../tables/consulta.gen';
import { consultaDiagnostico } from '../tables/consulta-diagnostico.gen';
import { diagnostico } from '../tables/diagnostico.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { signos } from '../tables/signos.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { visita } from '../tables/visita.gen';
import { consultaDiagnosticoResource } from './consulta-diagnostico.gen';

const pacienteIdTarget = alias(paciente, 'consulta_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'consulta_paciente_id_persona');
const visitaIdTarget = alias(visita, 'consulta_visita_id');
const signosIdTarget = alias(signos, 'consulta_signos_id');
const unidadIdTarget = alias(unidad, 'consulta_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'consulta_jurisdiccion_id');
const nucleoIdTarget = alias(nucleo, 'consulta_nucleo_id');
const autorIdTarget = alias(usuario, 'consulta_autor_id');
const autorIdTargetPersona = alias(persona, 'consulta_autor_id_persona');
const personalMedicoIdTarget = alias(personalMedico, 'consulta_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'consulta_personal_medico_id_persona');
const firmadaPorIdTarget = alias(usuario, 'consulta_firmada_por_id');
const firmadaPorIdTargetPersona = alias(persona, 'consulta_firmada_por_id_persona');
const anuladaPorIdTarget = alias(usuario, 'consulta_anulada_por_id');
const anuladaPorIdTargetPersona = alias(persona, 'consulta_anulada_por_id_persona');

export const consultaResource: Resource = {
  name: 'consulta',
  path: '/pacientes/consulta',
  table: consulta,
  key: { name: 'consultaId', column: consulta.consultaId, kind: 'serial', type: 'integer' },
  form: consultaForm,
  fields: [
    { name: 'pacienteId', kind: 'integer', column: consulta.pacienteId },
    { name: 'folio', kind: 'text', column: consulta.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: consulta.estatus,
      options: ESTATUS_DOCUMENTO_CLINICO,
      enumName: 'EstatusDocumentoClinico',
    },
    { name: 'visitaId', kind: 'integer', column: consulta.visitaId },
    { name: 'signosId', kind: 'integer', column: consulta.signosId },
    { name: 'unidadId', kind: 'integer', column: consulta.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: consulta.jurisdiccionId },
    { name: 'nucleoId', kind: 'integer', column: consulta.nucleoId },
    { name: 'autorId', kind: 'integer', column: consulta.autorId },
    { name: 'personalMedicoId', kind: 'integer', column: consulta.personalMedicoId },
    { name: 'fechaHora', kind: 'datetime', column: consulta.fechaHora },
    { name: 'tipo', kind: 'enum', column: consulta.tipo, options: TIPO_CONSULTA, enumName: 'TipoConsulta', bulk: true },
    { name: 'motivoConsulta', kind: 'text', column: consulta.motivoConsulta, bulk: true },
    { name: 'padecimientoActual', kind: 'text', column: consulta.padecimientoActual, bulk: true },
    { name: 'exploracionFisica', kind: 'text', column: consulta.exploracionFisica, bulk: true },
    { name: 'resultadosRelevantes', kind: 'text', column: consulta.resultadosRelevantes, bulk: true },
    {
      name: 'pronostico',
      kind: 'enum',
      column: consulta.pronostico,
      options: PRONOSTICO,
      enumName: 'Pronostico',
      bulk: true,
    },
    { name: 'tratamientoIndicaciones', kind: 'text', column: consulta.tratamientoIndicaciones, bulk: true },
    { name: 'proximaCita', kind: 'date', column: consulta.proximaCita, bulk: true },
    { name: 'proximaCitaInicio', kind: 'datetime', column: consulta.proximaCitaInicio, bulk: true },
    { name: 'incapacidadDias', kind: 'integer', column: consulta.incapacidadDias, bulk: true },
    {
      name: 'referencia',
      kind: 'object',
      column: consulta.referencia,
      inside: { unidadDestinoId: 'integer', motivo: 'text', urgente: 'boolean', resumen: 'text' },
    },
    { name: 'firmadaPorId', kind: 'integer', column: consulta.firmadaPorId },
    { name: 'firmaNombre', kind: 'text', column: consulta.firmaNombre },
    { name: 'firmaCedula', kind: 'text', column: consulta.firmaCedula },
    { name: 'fechaFirma', kind: 'datetime', column: consulta.fechaFirma },
    { name: 'firmaHash', kind: 'text', column: consulta.firmaHash },
    { name: 'motivoAnulacion', kind: 'text', column: consulta.motivoAnulacion },
    { name: 'anuladaPorId', kind: 'integer', column: consulta.anuladaPorId },
    { name: 'fechaAnulacion', kind: 'datetime', column: consulta.fechaAnulacion },
    { name: 'estatusDesde', kind: 'datetime', column: consulta.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: consulta.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, consulta.pacienteId) },
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
      field: 'visitaId',
      label: 'visitaNombre',
      entity: 'visita',
      column: consulta.visitaId,
      joins: [{ table: visitaIdTarget, on: eq(visitaIdTarget.visitaId, consulta.visitaId) }],
      text: sql`${visitaIdTarget.turnoNumero} || ' · ' || coalesce(${visitaIdTarget.motivo}::text, '')`,
      order: [
        { column: visitaIdTarget.turnoNumero, words: false },
        { column: visitaIdTarget.motivo, words: true },
      ],
    },
    {
      field: 'signosId',
      label: 'signosNombre',
      entity: 'signos',
      column: consulta.signosId,
      joins: [{ table: signosIdTarget, on: eq(signosIdTarget.signosId, consulta.signosId) }],
      text: sql`to_char(${signosIdTarget.fechaToma} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      order: [{ column: signosIdTarget.fechaToma, words: false }],
      moment: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: consulta.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, consulta.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: consulta.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, consulta.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: consulta.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, consulta.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
    {
      field: 'autorId',
      label: 'autorNombre',
      entity: 'usuario',
      column: consulta.autorId,
      joins: [
        { table: autorIdTarget, on: eq(autorIdTarget.usuarioId, consulta.autorId) },
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
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: consulta.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, consulta.personalMedicoId) },
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
      field: 'firmadaPorId',
      label: 'firmadaPorNombre',
      entity: 'usuario',
      column: consulta.firmadaPorId,
      joins: [
        { table: firmadaPorIdTarget, on: eq(firmadaPorIdTarget.usuarioId, consulta.firmadaPorId) },
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
      column: consulta.anuladaPorId,
      joins: [
        { table: anuladaPorIdTarget, on: eq(anuladaPorIdTarget.usuarioId, consulta.anuladaPorId) },
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
      link: 'consultaId',
      parent: consultaDiagnostico.consultaId,
      position: consultaDiagnostico.orden,
      unique: [['diagnosticoId']],
      resource: consultaDiagnosticoResource,
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
    {
      path: 'referencia.unidadDestinoId',
      kind: 'object',
      entity: 'unidad',
      column: consulta.referencia,
      target: { table: unidad, key: unidad.unidadId },
    },
  ],
  released: ['autorId', 'anuladaPorId'],
  narrowed: [
    {
      path: 'visitaId',
      kind: 'column',
      entity: 'visita',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
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
      path: 'nucleoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: consulta.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['folio', 'motivoConsulta'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaHora' },
  pageSize: 25,
  totals: [],
  unique: { consulta_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'consulta.ver',
    get: 'consulta.ver',
    create: 'consulta.crear',
    update: 'consulta.crear',
    delete: 'consulta.crear',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], propio: ['autorId'] },
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
      for: ['expediente.ver', 'consulta.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [{ id: 'porFirmar', filter: { paso: 'firmar' } }],
  lifecycle: consultaLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'CON', digits: 7, unit: 'unidadId' },
  signature: {
    on: 'firmar',
    by: 'firmadaPorId',
    name: 'firmaNombre',
    licence: 'firmaCedula',
    at: 'fechaFirma',
    hash: 'firmaHash',
    content: [
      'pacienteId',
      'visitaId',
      'signosId',
      'unidadId',
      'nucleoId',
      'tipo',
      'motivoConsulta',
      'padecimientoActual',
      'exploracionFisica',
      'resultadosRelevantes',
      'pronostico',
      'tratamientoIndicaciones',
      'proximaCita',
      'proximaCitaInicio',
      'incapacidadDias',
      'referencia',
    ],
    lines: { diagnosticos: ['diagnosticoId', 'tipo', 'primeraVez', 'nota'] },
  },
  seal: {
    states: ['FIRMADA', 'ANULADA'],
    content: [
      'pacienteId',
      'folio',
      'estatus',
      'visitaId',
      'signosId',
      'unidadId',
      'jurisdiccionId',
      'nucleoId',
      'autorId',
      'personalMedicoId',
      'tipo',
      'motivoConsulta',
      'padecimientoActual',
      'exploracionFisica',
      'resultadosRelevantes',
      'pronostico',
      'tratamientoIndicaciones',
      'proximaCita',
      'proximaCitaInicio',
      'incapacidadDias',
      'referencia',
      'firmadaPorId',
      'motivoAnulacion',
      'anuladaPorId',
      'fechaAnulacion',
    ],
    lines: { diagnosticos: ['diagnosticoId', 'tipo', 'primeraVez', 'nota'] },
  },
  triggers: [
    { on: 'create', of: 'visitaId', entity: 'visita', step: 'iniciarConsulta' },
    { on: 'firmar', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'anular', of: 'visitaId', entity: 'visita', step: 'terminar' },
    { on: 'delete', of: 'visitaId', entity: 'visita', step: 'terminar' },
  ],
  derive: null,
  copies: [{ field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' }],
};

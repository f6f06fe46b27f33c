// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  CONCIENCIA,
  DIAFORESIS,
  DISPOSITIVO_OXIGENO,
  ESCALA_SPO2,
  ESTATUS_SIGNOS,
  IMC_CLASE,
  RIESGO_NEWS2,
  VIA_TEMPERATURA,
} from '../../shared/enums.gen';
import { signosForm } from '../../shared/forms/signos.gen';
import { valueAt } from '#platform/shared/paths';
import { zonedMoment } from '#platform/shared/dates/moments';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { signos } from '../tables/signos.gen';
import { signosLiquido } from '../tables/signos-liquido.gen';
import { unidad } from '../tables/unidad.gen';
import { visita } from '../tables/visita.gen';
import { signosLiquidoResource } from './signos-liquido.gen';

const pacienteIdTarget = alias(paciente, 'signos_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'signos_paciente_id_persona');
const visitaIdTarget = alias(visita, 'signos_visita_id');
const hospitalizacionIdTarget = alias(hospitalizacion, 'signos_hospitalizacion_id');
const tomadoPorIdTarget = alias(personalMedico, 'signos_tomado_por_id');
const tomadoPorIdTargetPersona = alias(persona, 'signos_tomado_por_id_persona');
const unidadIdTarget = alias(unidad, 'signos_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'signos_jurisdiccion_id');
const nucleoIdTarget = alias(nucleo, 'signos_nucleo_id');
const corrigeAIdTarget = alias(signos, 'signos_corrige_aid');

export const signosResource: Resource = {
  name: 'signos',
  path: '/pacientes/signos',
  table: signos,
  key: { name: 'signosId', column: signos.signosId, kind: 'serial', type: 'integer' },
  form: signosForm,
  fields: [
    { name: 'pacienteId', kind: 'integer', column: signos.pacienteId },
    { name: 'visitaId', kind: 'integer', column: signos.visitaId },
    { name: 'hospitalizacionId', kind: 'integer', column: signos.hospitalizacionId },
    { name: 'fechaToma', kind: 'datetime', column: signos.fechaToma },
    { name: 'capturaTardia', kind: 'boolean', column: signos.capturaTardia },
    { name: 'tomadoPorId', kind: 'integer', column: signos.tomadoPorId },
    { name: 'unidadId', kind: 'integer', column: signos.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: signos.jurisdiccionId },
    { name: 'nucleoId', kind: 'integer', column: signos.nucleoId },
    { name: 'tas', kind: 'integer', column: signos.tas },
    { name: 'tad', kind: 'integer', column: signos.tad },
    { name: 'tension', kind: 'text', column: signos.tension },
    { name: 'tam', kind: 'integer', column: signos.tam },
    { name: 'frecuenciaCardiaca', kind: 'integer', column: signos.frecuenciaCardiaca },
    { name: 'llenadoCapilarSeg', kind: 'integer', column: signos.llenadoCapilarSeg },
    { name: 'frecuenciaRespiratoria', kind: 'integer', column: signos.frecuenciaRespiratoria },
    { name: 'spo2', kind: 'integer', column: signos.spo2 },
    { name: 'oxigenoSuplementario', kind: 'boolean', column: signos.oxigenoSuplementario },
    {
      name: 'dispositivoOxigeno',
      kind: 'enum',
      column: signos.dispositivoOxigeno,
      options: DISPOSITIVO_OXIGENO,
      enumName: 'DispositivoOxigeno',
    },
    { name: 'flujoLpm', kind: 'number', column: signos.flujoLpm },
    { name: 'fio2', kind: 'integer', column: signos.fio2 },
    { name: 'escalaSpo2', kind: 'enum', column: signos.escalaSpo2, options: ESCALA_SPO2, enumName: 'EscalaSpo2' },
    { name: 'temperatura', kind: 'number', column: signos.temperatura },
    {
      name: 'viaTemperatura',
      kind: 'enum',
      column: signos.viaTemperatura,
      options: VIA_TEMPERATURA,
      enumName: 'ViaTemperatura',
    },
    { name: 'glucosaCapilar', kind: 'integer', column: signos.glucosaCapilar },
    { name: 'dolor', kind: 'integer', column: signos.dolor },
    { name: 'diaforesis', kind: 'enum', column: signos.diaforesis, options: DIAFORESIS, enumName: 'Diaforesis' },
    { name: 'peso', kind: 'number', column: signos.peso },
    { name: 'talla', kind: 'number', column: signos.talla },
    { name: 'imc', kind: 'number', column: signos.imc },
    { name: 'imcClase', kind: 'enum', column: signos.imcClase, options: IMC_CLASE, enumName: 'ImcClase' },
    { name: 'perimetroCefalico', kind: 'number', column: signos.perimetroCefalico },
    { name: 'perimetroAbdominal', kind: 'number', column: signos.perimetroAbdominal },
    { name: 'pliegue', kind: 'number', column: signos.pliegue },
    { name: 'conciencia', kind: 'enum', column: signos.conciencia, options: CONCIENCIA, enumName: 'Conciencia' },
    { name: 'glasgowOcular', kind: 'integer', column: signos.glasgowOcular },
    { name: 'verbalNoValorable', kind: 'boolean', column: signos.verbalNoValorable },
    { name: 'glasgowVerbal', kind: 'integer', column: signos.glasgowVerbal },
    { name: 'glasgowMotora', kind: 'integer', column: signos.glasgowMotora },
    { name: 'glasgow', kind: 'integer', column: signos.glasgow },
    { name: 'glasgowTexto', kind: 'text', column: signos.glasgowTexto },
    { name: 'pupilaIzq', kind: 'object', column: signos.pupilaIzq, inside: { mm: 'integer', reaccion: 'enum' } },
    { name: 'pupilaDer', kind: 'object', column: signos.pupilaDer, inside: { mm: 'integer', reaccion: 'enum' } },
    { name: 'evacuaciones', kind: 'integer', column: signos.evacuaciones },
    { name: 'uresisMl', kind: 'integer', column: signos.uresisMl },
    { name: 'ingresosMl', kind: 'integer', column: signos.ingresosMl },
    { name: 'egresosMl', kind: 'integer', column: signos.egresosMl },
    { name: 'balanceMl', kind: 'integer', column: signos.balanceMl },
    { name: 'news2Total', kind: 'integer', column: signos.news2Total },
    { name: 'news2Riesgo', kind: 'enum', column: signos.news2Riesgo, options: RIESGO_NEWS2, enumName: 'RiesgoNews2' },
    {
      name: 'news2',
      kind: 'object',
      column: signos.news2,
      inside: { aplica: 'boolean', completo: 'boolean', total: 'integer', riesgo: 'enum', escalaSpo2: 'enum' },
    },
    { name: 'confirmados', kind: 'list', column: signos.confirmados, enumName: 'SignoVital', item: 'enum' },
    { name: 'observaciones', kind: 'text', column: signos.observaciones },
    { name: 'estatus', kind: 'enum', column: signos.estatus, options: ESTATUS_SIGNOS, enumName: 'EstatusSignos' },
    { name: 'corrigeAId', kind: 'integer', column: signos.corrigeAId },
    { name: 'motivoCorreccion', kind: 'text', column: signos.motivoCorreccion },
    { name: 'edadAnios', kind: 'integer', column: signos.edadAnios },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: signos.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, signos.pacienteId) },
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
      field: 'visitaId',
      label: 'visitaNombre',
      entity: 'visita',
      column: signos.visitaId,
      joins: [{ table: visitaIdTarget, on: eq(visitaIdTarget.visitaId, signos.visitaId) }],
      text: sql`${visitaIdTarget.turnoNumero} || ' · ' || coalesce(${visitaIdTarget.motivo}::text, '')`,
      order: [
        { column: visitaIdTarget.turnoNumero, words: false },
        { column: visitaIdTarget.motivo, words: true },
      ],
    },
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: signos.hospitalizacionId,
      joins: [
        { table: hospitalizacionIdTarget, on: eq(hospitalizacionIdTarget.hospitalizacionId, signos.hospitalizacionId) },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'tomadoPorId',
      label: 'tomadoPorNombre',
      entity: 'personal-medico',
      column: signos.tomadoPorId,
      joins: [
        { table: tomadoPorIdTarget, on: eq(tomadoPorIdTarget.personalMedicoId, signos.tomadoPorId) },
        { table: tomadoPorIdTargetPersona, on: eq(tomadoPorIdTargetPersona.personaId, tomadoPorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${tomadoPorIdTargetPersona.nombre}, ${tomadoPorIdTargetPersona.primerApellido}, ${tomadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: tomadoPorIdTargetPersona.nombre, words: true },
        { column: tomadoPorIdTargetPersona.primerApellido, words: true },
        { column: tomadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: signos.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, signos.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: signos.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, signos.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: signos.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, signos.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
    {
      field: 'corrigeAId',
      label: 'corrigeANombre',
      entity: 'signos',
      column: signos.corrigeAId,
      joins: [{ table: corrigeAIdTarget, on: eq(corrigeAIdTarget.signosId, signos.corrigeAId) }],
      text: sql`to_char(${corrigeAIdTarget.fechaToma} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      order: [{ column: corrigeAIdTarget.fechaToma, words: false }],
      moment: true,
    },
  ],
  lines: [
    {
      name: 'liquidos',
      link: 'signosId',
      parent: signosLiquido.signosId,
      position: signosLiquido.orden,
      unique: [['tipo']],
      resource: signosLiquidoResource,
    },
  ],
  nested: [],
  released: ['tomadoPorId'],
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
      path: 'hospitalizacionId',
      kind: 'column',
      entity: 'hospitalizacion',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: { own: signos.busqueda, sounds: null, dates: [], names: [], fields: ['observaciones'], embeds: [] },
  title: (record, timeZone) => textOf`${zonedMoment(valueAt(record, 'fechaToma'), timeZone)}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaToma' },
  pageSize: 25,
  totals: [],
  unique: { signos_corrige_aid_key: ['corrigeAId'] },
  operations: ['list', 'get', 'create'],
  permissions: {
    list: 'signos.ver',
    get: 'signos.ver',
    create: 'signos.capturar',
    update: 'signos.capturar',
    delete: 'signos.capturar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['nucleoId'] },
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
      for: ['expediente.ver', 'signos.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  triggers: [{ on: 'create', of: 'visitaId', entity: 'visita', step: 'signosTomados' }],
  derive: 'signos',
  copies: [
    { field: 'unidadId', reference: 'visitaId', entity: 'visita', from: 'unidadId' },
    { field: 'unidadId', reference: 'hospitalizacionId', entity: 'hospitalizacion', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    { field: 'nucleoId', reference: 'visitaId', entity: 'visita', from: 'nucleoId' },
    {
      field: 'nucleoId',
      reference: 'hospitalizacionId',
      entity: 'hospitalizacion',
      from: 'servicioId',
    },
  ],
};

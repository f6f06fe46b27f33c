// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  AISLAMIENTO,
  ESTATUS_HOSPITALIZACION,
  MOTIVO_EGRESO,
  ORIGEN_HOSPITALIZACION,
  RIESGO_CAIDAS,
  RIESGO_UPP,
} from '../../shared/enums.gen';
import { hospitalizacionForm } from '../../shared/forms/hospitalizacion.gen';
import { hospitalizacionLifecycle } from '../../shared/lifecycles/hospitalizacion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { cama } from '../tables/cama.gen';
import { diagnostico } from '../tables/diagnostico.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { ordenCargo } from '../tables/orden-cargo.gen';
import { paciente } from '../tables/paciente.gen';
import { parentesco } from '../tables/parentesco.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { tipoDieta } from '../tables/tipo-dieta.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { visita } from '../tables/visita.gen';

const pacienteIdTarget = alias(paciente, 'hospitalizacion_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'hospitalizacion_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'hospitalizacion_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'hospitalizacion_jurisdiccion_id');
const servicioIdTarget = alias(nucleo, 'hospitalizacion_servicio_id');
const camaIdTarget = alias(cama, 'hospitalizacion_cama_id');
const unidadReferenciaIdTarget = alias(unidad, 'hospitalizacion_unidad_referencia_id');
const visitaIdTarget = alias(visita, 'hospitalizacion_visita_id');
const solicitadaPorIdTarget = alias(usuario, 'hospitalizacion_solicitada_por_id');
const solicitadaPorIdTargetPersona = alias(persona, 'hospitalizacion_solicitada_por_id_persona');
const ingresadaPorIdTarget = alias(usuario, 'hospitalizacion_ingresada_por_id');
const ingresadaPorIdTargetPersona = alias(persona, 'hospitalizacion_ingresada_por_id_persona');
const diagnosticoIngresoIdTarget = alias(diagnostico, 'hospitalizacion_diagnostico_ingreso_id');
const medicoTratanteIdTarget = alias(personalMedico, 'hospitalizacion_medico_tratante_id');
const medicoTratanteIdTargetPersona = alias(persona, 'hospitalizacion_medico_tratante_id_persona');
const tipoDietaIdTarget = alias(tipoDieta, 'hospitalizacion_tipo_dieta_id');
const unidadDestinoIdTarget = alias(unidad, 'hospitalizacion_unidad_destino_id');
const altaMedicaPorIdTarget = alias(usuario, 'hospitalizacion_alta_medica_por_id');
const altaMedicaPorIdTargetPersona = alias(persona, 'hospitalizacion_alta_medica_por_id_persona');
const egresadaPorIdTarget = alias(usuario, 'hospitalizacion_egresada_por_id');
const egresadaPorIdTargetPersona = alias(persona, 'hospitalizacion_egresada_por_id_persona');

export const hospitalizacionResource: Resource = {
  name: 'hospitalizacion',
  path: '/pacientes/hospitalizacion',
  table: hospitalizacion,
  key: { name: 'hospitalizacionId', column: hospitalizacion.hospitalizacionId, kind: 'serial', type: 'integer' },
  form: hospitalizacionForm,
  fields: [
    { name: 'folio', kind: 'text', column: hospitalizacion.folio },
    { name: 'pacienteId', kind: 'integer', column: hospitalizacion.pacienteId },
    {
      name: 'estatus',
      kind: 'enum',
      column: hospitalizacion.estatus,
      options: ESTATUS_HOSPITALIZACION,
      enumName: 'EstatusHospitalizacion',
    },
    { name: 'unidadId', kind: 'integer', column: hospitalizacion.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: hospitalizacion.jurisdiccionId },
    { name: 'servicioId', kind: 'integer', column: hospitalizacion.servicioId },
    { name: 'camaId', kind: 'integer', column: hospitalizacion.camaId },
    {
      name: 'origen',
      kind: 'enum',
      column: hospitalizacion.origen,
      options: ORIGEN_HOSPITALIZACION,
      enumName: 'OrigenHospitalizacion',
      bulk: true,
    },
    { name: 'unidadReferenciaId', kind: 'integer', column: hospitalizacion.unidadReferenciaId, bulk: true },
    { name: 'visitaId', kind: 'integer', column: hospitalizacion.visitaId },
    { name: 'fechaSolicitud', kind: 'datetime', column: hospitalizacion.fechaSolicitud },
    { name: 'solicitadaPorId', kind: 'integer', column: hospitalizacion.solicitadaPorId },
    { name: 'fechaIngreso', kind: 'datetime', column: hospitalizacion.fechaIngreso },
    { name: 'ingresadaPorId', kind: 'integer', column: hospitalizacion.ingresadaPorId },
    { name: 'identidadVerificada', kind: 'boolean', column: hospitalizacion.identidadVerificada },
    { name: 'diagnosticoIngresoId', kind: 'integer', column: hospitalizacion.diagnosticoIngresoId, bulk: true },
    { name: 'motivoIngreso', kind: 'text', column: hospitalizacion.motivoIngreso, bulk: true },
    { name: 'medicoTratanteId', kind: 'integer', column: hospitalizacion.medicoTratanteId },
    { name: 'estanciaEsperadaDias', kind: 'integer', column: hospitalizacion.estanciaEsperadaDias, bulk: true },
    { name: 'fechaProbableAlta', kind: 'date', column: hospitalizacion.fechaProbableAlta, bulk: true },
    { name: 'casoMedicoLegal', kind: 'boolean', column: hospitalizacion.casoMedicoLegal, bulk: true },
    { name: 'mpNotificado', kind: 'boolean', column: hospitalizacion.mpNotificado, bulk: true },
    {
      name: 'riesgoCaidas',
      kind: 'enum',
      column: hospitalizacion.riesgoCaidas,
      options: RIESGO_CAIDAS,
      enumName: 'RiesgoCaidas',
      bulk: true,
    },
    {
      name: 'riesgoUpp',
      kind: 'enum',
      column: hospitalizacion.riesgoUpp,
      options: RIESGO_UPP,
      enumName: 'RiesgoUpp',
      bulk: true,
    },
    {
      name: 'aislamiento',
      kind: 'enum',
      column: hospitalizacion.aislamiento,
      options: AISLAMIENTO,
      enumName: 'Aislamiento',
      bulk: true,
    },
    { name: 'tipoDietaId', kind: 'integer', column: hospitalizacion.tipoDietaId, bulk: true },
    { name: 'ayuno', kind: 'boolean', column: hospitalizacion.ayuno, bulk: true },
    { name: 'news2Suspendido', kind: 'boolean', column: hospitalizacion.news2Suspendido, bulk: true },
    { name: 'news2Motivo', kind: 'text', column: hospitalizacion.news2Motivo, bulk: true },
    {
      name: 'responsable',
      kind: 'object',
      column: hospitalizacion.responsable,
      inside: { nombre: 'text', parentescoId: 'integer', telefono: 'text' },
    },
    {
      name: 'motivoEgreso',
      kind: 'enum',
      column: hospitalizacion.motivoEgreso,
      options: MOTIVO_EGRESO,
      enumName: 'MotivoEgreso',
    },
    { name: 'unidadDestinoId', kind: 'integer', column: hospitalizacion.unidadDestinoId },
    { name: 'destinoExterno', kind: 'text', column: hospitalizacion.destinoExterno },
    {
      name: 'voluntaria',
      kind: 'object',
      column: hospitalizacion.voluntaria,
      inside: { responsable: 'text', parentesco: 'text', documento: 'text' },
    },
    {
      name: 'defuncion',
      kind: 'object',
      column: hospitalizacion.defuncion,
      inside: { fechaHora: 'datetime', causa: 'text', folioCertificado: 'text', necropsiaSolicitada: 'boolean' },
    },
    { name: 'citaControl', kind: 'date', column: hospitalizacion.citaControl },
    { name: 'altaMedicaPorId', kind: 'integer', column: hospitalizacion.altaMedicaPorId },
    { name: 'fechaAltaMedica', kind: 'datetime', column: hospitalizacion.fechaAltaMedica },
    { name: 'egresadaPorId', kind: 'integer', column: hospitalizacion.egresadaPorId },
    { name: 'fechaEgreso', kind: 'datetime', column: hospitalizacion.fechaEgreso },
    { name: 'estatusDesde', kind: 'datetime', column: hospitalizacion.estatusDesde },
    { name: 'limite', kind: 'datetime', column: hospitalizacion.limite },
    { name: 'avisoNota', kind: 'datetime', column: hospitalizacion.avisoNota },
  ],
  computed: [],
  counts: [
    {
      name: 'ordenesAbiertas',
      table: ordenCargo,
      column: ordenCargo.hospitalizacionId,
      where: [
        {
          column: ordenCargo.estatus,
          values: ['BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'],
        },
      ],
    },
  ],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: hospitalizacion.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, hospitalizacion.pacienteId) },
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
      column: hospitalizacion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, hospitalizacion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: hospitalizacion.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, hospitalizacion.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: hospitalizacion.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, hospitalizacion.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'camaId',
      label: 'camaNombre',
      entity: 'cama',
      column: hospitalizacion.camaId,
      joins: [{ table: camaIdTarget, on: eq(camaIdTarget.camaId, hospitalizacion.camaId) }],
      text: sql`${camaIdTarget.numero}`,
      order: [{ column: camaIdTarget.numero, words: true }],
    },
    {
      field: 'unidadReferenciaId',
      label: 'unidadReferenciaNombre',
      entity: 'unidad',
      column: hospitalizacion.unidadReferenciaId,
      joins: [
        {
          table: unidadReferenciaIdTarget,
          on: eq(unidadReferenciaIdTarget.unidadId, hospitalizacion.unidadReferenciaId),
        },
      ],
      text: sql`${unidadReferenciaIdTarget.nombre}`,
      order: [{ column: unidadReferenciaIdTarget.nombre, words: true }],
    },
    {
      field: 'visitaId',
      label: 'visitaNombre',
      entity: 'visita',
      column: hospitalizacion.visitaId,
      joins: [{ table: visitaIdTarget, on: eq(visitaIdTarget.visitaId, hospitalizacion.visitaId) }],
      text: sql`${visitaIdTarget.turnoNumero} || ' · ' || coalesce(${visitaIdTarget.motivo}::text, '')`,
      order: [
        { column: visitaIdTarget.turnoNumero, words: false },
        { column: visitaIdTarget.motivo, words: true },
      ],
    },
    {
      field: 'solicitadaPorId',
      label: 'solicitadaPorNombre',
      entity: 'usuario',
      column: hospitalizacion.solicitadaPorId,
      joins: [
        { table: solicitadaPorIdTarget, on: eq(solicitadaPorIdTarget.usuarioId, hospitalizacion.solicitadaPorId) },
        {
          table: solicitadaPorIdTargetPersona,
          on: eq(solicitadaPorIdTargetPersona.personaId, solicitadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${solicitadaPorIdTargetPersona.nombre}, ${solicitadaPorIdTargetPersona.primerApellido}, ${solicitadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: solicitadaPorIdTargetPersona.nombre, words: true },
        { column: solicitadaPorIdTargetPersona.primerApellido, words: true },
        { column: solicitadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'ingresadaPorId',
      label: 'ingresadaPorNombre',
      entity: 'usuario',
      column: hospitalizacion.ingresadaPorId,
      joins: [
        { table: ingresadaPorIdTarget, on: eq(ingresadaPorIdTarget.usuarioId, hospitalizacion.ingresadaPorId) },
        {
          table: ingresadaPorIdTargetPersona,
          on: eq(ingresadaPorIdTargetPersona.personaId, ingresadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${ingresadaPorIdTargetPersona.nombre}, ${ingresadaPorIdTargetPersona.primerApellido}, ${ingresadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: ingresadaPorIdTargetPersona.nombre, words: true },
        { column: ingresadaPorIdTargetPersona.primerApellido, words: true },
        { column: ingresadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'diagnosticoIngresoId',
      label: 'diagnosticoIngresoNombre',
      entity: 'diagnostico',
      column: hospitalizacion.diagnosticoIngresoId,
      joins: [
        {
          table: diagnosticoIngresoIdTarget,
          on: eq(diagnosticoIngresoIdTarget.diagnosticoId, hospitalizacion.diagnosticoIngresoId),
        },
      ],
      text: sql`${diagnosticoIngresoIdTarget.nombre}`,
      order: [{ column: diagnosticoIngresoIdTarget.nombre, words: true }],
    },
    {
      field: 'medicoTratanteId',
      label: 'medicoTratanteNombre',
      entity: 'personal-medico',
      column: hospitalizacion.medicoTratanteId,
      joins: [
        {
          table: medicoTratanteIdTarget,
          on: eq(medicoTratanteIdTarget.personalMedicoId, hospitalizacion.medicoTratanteId),
        },
        {
          table: medicoTratanteIdTargetPersona,
          on: eq(medicoTratanteIdTargetPersona.personaId, medicoTratanteIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${medicoTratanteIdTargetPersona.nombre}, ${medicoTratanteIdTargetPersona.primerApellido}, ${medicoTratanteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: medicoTratanteIdTargetPersona.nombre, words: true },
        { column: medicoTratanteIdTargetPersona.primerApellido, words: true },
        { column: medicoTratanteIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'tipoDietaId',
      label: 'tipoDietaNombre',
      entity: 'tipo-dieta',
      column: hospitalizacion.tipoDietaId,
      joins: [{ table: tipoDietaIdTarget, on: eq(tipoDietaIdTarget.tipoDietaId, hospitalizacion.tipoDietaId) }],
      text: sql`${tipoDietaIdTarget.nombre}`,
      order: [{ column: tipoDietaIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadDestinoId',
      label: 'unidadDestinoNombre',
      entity: 'unidad',
      column: hospitalizacion.unidadDestinoId,
      joins: [
        { table: unidadDestinoIdTarget, on: eq(unidadDestinoIdTarget.unidadId, hospitalizacion.unidadDestinoId) },
      ],
      text: sql`${unidadDestinoIdTarget.nombre}`,
      order: [{ column: unidadDestinoIdTarget.nombre, words: true }],
    },
    {
      field: 'altaMedicaPorId',
      label: 'altaMedicaPorNombre',
      entity: 'usuario',
      column: hospitalizacion.altaMedicaPorId,
      joins: [
        { table: altaMedicaPorIdTarget, on: eq(altaMedicaPorIdTarget.usuarioId, hospitalizacion.altaMedicaPorId) },
        {
          table: altaMedicaPorIdTargetPersona,
          on: eq(altaMedicaPorIdTargetPersona.personaId, altaMedicaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${altaMedicaPorIdTargetPersona.nombre}, ${altaMedicaPorIdTargetPersona.primerApellido}, ${altaMedicaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: altaMedicaPorIdTargetPersona.nombre, words: true },
        { column: altaMedicaPorIdTargetPersona.primerApellido, words: true },
        { column: altaMedicaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'egresadaPorId',
      label: 'egresadaPorNombre',
      entity: 'usuario',
      column: hospitalizacion.egresadaPorId,
      joins: [
        { table: egresadaPorIdTarget, on: eq(egresadaPorIdTarget.usuarioId, hospitalizacion.egresadaPorId) },
        {
          table: egresadaPorIdTargetPersona,
          on: eq(egresadaPorIdTargetPersona.personaId, egresadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${egresadaPorIdTargetPersona.nombre}, ${egresadaPorIdTargetPersona.primerApellido}, ${egresadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: egresadaPorIdTargetPersona.nombre, words: true },
        { column: egresadaPorIdTargetPersona.primerApellido, words: true },
        { column: egresadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [
    {
      path: 'responsable.parentescoId',
      kind: 'object',
      entity: 'parentesco',
      column: hospitalizacion.responsable,
      target: { table: parentesco, key: parentesco.parentescoId },
    },
  ],
  released: ['camaId', 'solicitadaPorId', 'ingresadaPorId', 'altaMedicaPorId', 'egresadaPorId'],
  narrowed: [
    {
      path: 'servicioId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] },
      acyclic: false,
    },
    {
      path: 'camaId',
      kind: 'column',
      entity: 'cama',
      dependsOn: { unidadId: 'unidadId', servicioId: 'servicioId' },
      filter: { estatus: ['DISPONIBLE', 'RESERVADA'] },
      acyclic: false,
    },
    {
      path: 'visitaId',
      kind: 'column',
      entity: 'visita',
      dependsOn: { pacienteId: 'pacienteId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'medicoTratanteId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: 'MEDICO' },
      acyclic: false,
    },
  ],
  search: {
    own: hospitalizacion.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['folio', 'motivoIngreso'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: [],
  unique: { hospitalizacion_folio_key: ['folio'] },
  exclusive: { esquema_hospitalizacion_pacienteId_exclusivo: ['pacienteId'] },
  operations: ['list', 'get', 'create', 'update'],
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'hospitalizacion.ingresar',
    update: 'hospitalizacion.ingresar',
    delete: 'catalogo.administrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['servicioId'] },
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
      for: ['expediente.ver', 'hospitalizacion.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'porAtender', filter: { paso: ['ingresar', 'altaMedica', 'altaAdministrativa'] } },
    { id: 'enCurso', filter: { estatus: ['SOLICITADA', 'INGRESADO', 'PREALTA'] } },
  ],
  lifecycle: hospitalizacionLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'HOS', digits: 6, unit: 'unidadId' },
  derive: null,
  copies: [{ field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' }],
};

// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_VISITA, TIPO_VISITA, TRIAGE } from '../../shared/enums.gen';
import { visitaForm } from '../../shared/forms/visita.gen';
import { visitaLifecycle } from '../../shared/lifecycles/visita.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { consulta } from '../tables/consulta.gen';
import { evento } from '../tables/evento.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { nucleo } from '../tables/nucleo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { receta } from '../tables/receta.gen';
import { unidad } from '../tables/unidad.gen';
import { visita } from '../tables/visita.gen';

const pacienteIdTarget = alias(paciente, 'visita_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'visita_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'visita_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'visita_jurisdiccion_id');
const nucleoIdTarget = alias(nucleo, 'visita_nucleo_id');
const personalMedicoIdTarget = alias(personalMedico, 'visita_personal_medico_id');
const personalMedicoIdTargetPersona = alias(persona, 'visita_personal_medico_id_persona');
const eventoIdTarget = alias(evento, 'visita_evento_id');

export const visitaResource: Resource = {
  name: 'visita',
  path: '/pacientes/visita',
  table: visita,
  key: { name: 'visitaId', column: visita.visitaId, kind: 'serial', type: 'integer' },
  form: visitaForm,
  fields: [
    { name: 'turnoNumero', kind: 'integer', column: visita.turnoNumero },
    { name: 'pacienteId', kind: 'integer', column: visita.pacienteId },
    { name: 'estatus', kind: 'enum', column: visita.estatus, options: ESTATUS_VISITA, enumName: 'EstatusVisita' },
    { name: 'tipo', kind: 'enum', column: visita.tipo, options: TIPO_VISITA, enumName: 'TipoVisita', bulk: true },
    { name: 'motivo', kind: 'text', column: visita.motivo, bulk: true },
    { name: 'triage', kind: 'enum', column: visita.triage, options: TRIAGE, enumName: 'Triage', bulk: true },
    { name: 'unidadId', kind: 'integer', column: visita.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: visita.jurisdiccionId },
    { name: 'nucleoId', kind: 'integer', column: visita.nucleoId },
    { name: 'personalMedicoId', kind: 'integer', column: visita.personalMedicoId },
    { name: 'eventoId', kind: 'integer', column: visita.eventoId },
    { name: 'fechaLlegada', kind: 'datetime', column: visita.fechaLlegada },
    { name: 'fecha', kind: 'date', column: visita.fecha },
    { name: 'estatusDesde', kind: 'datetime', column: visita.estatusDesde },
    { name: 'limiteEspera', kind: 'datetime', column: visita.limiteEspera },
    { name: 'llamadas', kind: 'integer', column: visita.llamadas },
    { name: 'llamadaA', kind: 'text', column: visita.llamadaA },
    { name: 'primeraLlamada', kind: 'datetime', column: visita.primeraLlamada },
    { name: 'ultimaLlamada', kind: 'datetime', column: visita.ultimaLlamada },
    { name: 'motivoCierre', kind: 'text', column: visita.motivoCierre },
    { name: 'motivoCancelacion', kind: 'text', column: visita.motivoCancelacion },
  ],
  computed: [],
  counts: [
    {
      name: 'notasAbiertas',
      table: consulta,
      column: consulta.visitaId,
      where: [{ column: consulta.estatus, values: ['BORRADOR'] }],
    },
    {
      name: 'notasFirmadas',
      table: consulta,
      column: consulta.visitaId,
      where: [{ column: consulta.estatus, values: ['FIRMADA'] }],
    },
    {
      name: 'recetasEnEspera',
      table: receta,
      column: receta.visitaId,
      where: [{ column: receta.estatus, values: ['BORRADOR', 'EMITIDA'] }],
    },
  ],
  embeds: [],
  references: [
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: visita.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, visita.pacienteId) },
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
      column: visita.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, visita.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: visita.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, visita.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'nucleoId',
      label: 'nucleoNombre',
      entity: 'nucleo',
      column: visita.nucleoId,
      joins: [{ table: nucleoIdTarget, on: eq(nucleoIdTarget.nucleoId, visita.nucleoId) }],
      text: sql`${nucleoIdTarget.nombre}`,
      order: [{ column: nucleoIdTarget.nombre, words: true }],
    },
    {
      field: 'personalMedicoId',
      label: 'personalMedicoNombre',
      entity: 'personal-medico',
      column: visita.personalMedicoId,
      joins: [
        { table: personalMedicoIdTarget, on: eq(personalMedicoIdTarget.personalMedicoId, visita.personalMedicoId) },
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
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: visita.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, visita.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'nucleoId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'personalMedicoId',
      kind: 'column',
      entity: 'personal-medico',
      dependsOn: { unidadId: 'unidadId' },
      filter: { puedePrescribir: true },
      acyclic: false,
    },
  ],
  search: { own: visita.busqueda, sounds: null, dates: [], names: [], fields: ['motivo'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'turnoNumero')} · ${valueAt(record, 'motivo')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaLlegada' },
  pageSize: 25,
  totals: [],
  unique: { visita_unidad_id_fecha_turno_numero_key: ['unidadId', 'fecha', 'turnoNumero'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'visita.administrar',
    get: 'visita.administrar',
    create: 'visita.administrar',
    update: 'visita.administrar',
    delete: 'visita.administrar',
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
      for: ['expediente.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'enEspera', filter: { estatus: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'] } },
    { id: 'enConsulta', filter: { estatus: 'EN_CONSULTA' } },
    { id: 'enFarmacia', filter: { estatus: 'EN_FARMACIA' } },
  ],
  lifecycle: visitaLifecycle,
  folio: null,
  triggers: [
    { on: 'terminar', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'finalizar', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'noSePresento', of: 'eventoId', entity: 'evento', step: 'ausentar' },
    { on: 'cancelar', of: 'eventoId', entity: 'evento', step: 'devolver' },
  ],
  derive: null,
  copies: [{ field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' }],
};

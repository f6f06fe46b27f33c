// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { adendaForm } from '../../shared/forms/adenda.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { adenda } from '../tables/adenda.gen';
import { consulta } from '../tables/consulta.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const consultaIdTarget = alias(consulta, 'adenda_consulta_id');
const pacienteIdTarget = alias(paciente, 'adenda_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'adenda_paciente_id_persona');
const autorIdTarget = alias(usuario, 'adenda_autor_id');
const autorIdTargetPersona = alias(persona, 'adenda_autor_id_persona');
const unidadIdTarget = alias(unidad, 'adenda_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'adenda_jurisdiccion_id');

export const adendaResource: Resource = {
  name: 'adenda',
  path: '/pacientes/adenda',
  table: adenda,
  key: { name: 'adendaId', column: adenda.adendaId, kind: 'serial', type: 'integer' },
  form: adendaForm,
  fields: [
    { name: 'consultaId', kind: 'integer', column: adenda.consultaId },
    { name: 'texto', kind: 'text', column: adenda.texto },
    { name: 'pacienteId', kind: 'integer', column: adenda.pacienteId },
    { name: 'autorId', kind: 'integer', column: adenda.autorId },
    { name: 'nombre', kind: 'text', column: adenda.nombre },
    { name: 'cedula', kind: 'text', column: adenda.cedula },
    { name: 'fecha', kind: 'datetime', column: adenda.fecha },
    { name: 'unidadId', kind: 'integer', column: adenda.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: adenda.jurisdiccionId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'consultaId',
      label: 'consultaNombre',
      entity: 'consulta',
      column: adenda.consultaId,
      joins: [{ table: consultaIdTarget, on: eq(consultaIdTarget.consultaId, adenda.consultaId) }],
      text: sql`${consultaIdTarget.folio}`,
      order: [{ column: consultaIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: adenda.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, adenda.pacienteId) },
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
      field: 'autorId',
      label: 'autorNombre',
      entity: 'usuario',
      column: adenda.autorId,
      joins: [
        { table: autorIdTarget, on: eq(autorIdTarget.usuarioId, adenda.autorId) },
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
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: adenda.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, adenda.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: adenda.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, adenda.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['autorId'],
  narrowed: [],
  search: { own: adenda.busqueda, sounds: null, dates: [], names: [adenda.texto], fields: ['texto'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'texto')}`,
  sort: { direction: 'asc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get', 'create'],
  permissions: {
    list: 'consulta.ver',
    get: 'consulta.ver',
    create: 'consulta.firmar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], propio: ['creadoPor'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [
    { field: 'pacienteId', reference: 'consultaId', entity: 'consulta', from: 'pacienteId' },
    { field: 'unidadId', reference: 'consultaId', entity: 'consulta', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

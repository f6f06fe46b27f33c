// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  AFILIACION,
  ESTATUS_PACIENTE,
  PACIENTE_GRUPO_SANGUINEO,
  PACIENTE_MOTIVO_SIN_CURP,
} from '../../shared/enums.gen';
import { pacienteForm } from '../../shared/forms/paciente.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import { guarded, type Resource } from '#platform/server/entity/resource';
import { codigoPostal } from '../tables/codigo-postal.gen';
import { colonia } from '../tables/colonia.gen';
import { diagnostico } from '../tables/diagnostico.gen';
import { estado } from '../tables/estado.gen';
import { insumo } from '../tables/insumo.gen';
import { municipio } from '../tables/municipio.gen';
import { paciente } from '../tables/paciente.gen';
import { pais } from '../tables/pais.gen';
import { parentesco } from '../tables/parentesco.gen';
import { persona } from '../tables/persona.gen';
import { sustancia } from '../tables/sustancia.gen';
import { unidad } from '../tables/unidad.gen';
import { personaResource } from './persona.gen';

const unidadIdTarget = alias(unidad, 'paciente_unidad_id');
const nacionalidadTarget = alias(pais, 'paciente_nacionalidad');
const fusionadoEnIdTarget = alias(paciente, 'paciente_fusionado_en_id');
const fusionadoEnIdTargetPersona = alias(persona, 'paciente_fusionado_en_id_persona');

export const pacienteResource: Resource = {
  name: 'paciente',
  path: '/pacientes/paciente',
  table: paciente,
  key: { name: 'pacienteId', column: paciente.pacienteId, kind: 'serial', type: 'integer' },
  form: pacienteForm,
  fields: [
    { name: 'fechaNacimientoEstimada', kind: 'boolean', column: paciente.fechaNacimientoEstimada, bulk: true },
    {
      name: 'motivoSinCurp',
      kind: 'enum',
      column: paciente.motivoSinCurp,
      options: PACIENTE_MOTIVO_SIN_CURP,
      enumName: 'PacienteMotivoSinCurp',
      bulk: true,
    },
    {
      name: 'senas',
      kind: 'text',
      column: paciente.senas,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
    { name: 'unidadId', kind: 'integer', column: paciente.unidadId, bulk: true },
    { name: 'expedientes', kind: 'list', column: paciente.expedientes, item: 'text' },
    { name: 'otrosNombres', kind: 'list', column: paciente.otrosNombres, item: 'text' },
    { name: 'nacionalidad', kind: 'text', column: paciente.nacionalidad, bulk: true },
    {
      name: 'afiliacion',
      kind: 'enum',
      column: paciente.afiliacion,
      options: AFILIACION,
      enumName: 'Afiliacion',
      bulk: true,
    },
    {
      name: 'numeroAfiliacion',
      kind: 'text',
      column: paciente.numeroAfiliacion,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
    { name: 'estatus', kind: 'enum', column: paciente.estatus, options: ESTATUS_PACIENTE, enumName: 'EstatusPaciente' },
    { name: 'fusionadoEnId', kind: 'integer', column: paciente.fusionadoEnId },
    {
      name: 'domicilio',
      kind: 'object',
      column: paciente.domicilio,
      inside: {
        calle: 'text',
        numeroExterior: 'text',
        numeroInterior: 'text',
        codigoPostal: 'text',
        estadoClave: 'text',
        municipioId: 'integer',
        coloniaId: 'integer',
        coloniaTexto: 'text',
        entreCalles: 'text',
        referencias: 'text',
        latitud: 'number',
        longitud: 'number',
      },
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
    {
      name: 'contactos',
      kind: 'records',
      column: paciente.contactos,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
    {
      name: 'grupoSanguineo',
      kind: 'enum',
      column: paciente.grupoSanguineo,
      options: PACIENTE_GRUPO_SANGUINEO,
      enumName: 'PacienteGrupoSanguineo',
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'alergiasNegadas',
      kind: 'boolean',
      column: paciente.alergiasNegadas,
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'alergias',
      kind: 'records',
      column: paciente.alergias,
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'padecimientosCronicos',
      kind: 'records',
      column: paciente.padecimientosCronicos,
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'discapacidades',
      kind: 'list',
      column: paciente.discapacidades,
      item: 'text',
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'requiereInterprete',
      kind: 'boolean',
      column: paciente.requiereInterprete,
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'embarazo',
      kind: 'object',
      column: paciente.embarazo,
      inside: { activo: 'boolean', fum: 'date', altoRiesgo: 'boolean' },
      secrets: [{ permission: 'paciente.ver-salud', beside: 'paciente.ver' }],
    },
    {
      name: 'fotoId',
      kind: 'text',
      column: paciente.fotoId,
      file: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
    {
      name: 'avisoPrivacidad',
      kind: 'object',
      column: paciente.avisoPrivacidad,
      inside: { aceptado: 'boolean', fecha: 'date', version: 'text', firmaUrl: 'text' },
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
  ],
  computed: [
    { name: 'edad', fn: 'edad', from: ['persona.fechaNacimiento', 'fechaNacimientoEstimada'] },
    { name: 'provisional', fn: 'provisional', from: ['motivoSinCurp'] },
  ],
  counts: [],
  embeds: [
    {
      name: 'persona',
      keyName: 'personaId',
      column: paciente.personaId,
      required: true,
      resource: guarded(
        personaResource,
        { permission: 'paciente.identificar', beside: 'paciente.ver' },
        { nombre: 'initial', primerApellido: 'initial', segundoApellido: 'initial', genero: 'whole' },
      ),
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
    },
  ],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: paciente.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, paciente.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'nacionalidad',
      label: 'nacionalidadNombre',
      entity: 'pais',
      column: paciente.nacionalidad,
      joins: [{ table: nacionalidadTarget, on: eq(nacionalidadTarget.codigo, paciente.nacionalidad) }],
      text: sql`${nacionalidadTarget.nombre}`,
      order: [{ column: nacionalidadTarget.nombre, words: true }],
    },
    {
      field: 'fusionadoEnId',
      label: 'fusionadoEnNombre',
      entity: 'paciente',
      column: paciente.fusionadoEnId,
      joins: [
        { table: fusionadoEnIdTarget, on: eq(fusionadoEnIdTarget.pacienteId, paciente.fusionadoEnId) },
        {
          table: fusionadoEnIdTargetPersona,
          on: eq(fusionadoEnIdTargetPersona.personaId, fusionadoEnIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${fusionadoEnIdTargetPersona.nombre}, ${fusionadoEnIdTargetPersona.primerApellido}, ${fusionadoEnIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: fusionadoEnIdTargetPersona.nombre, words: true },
        { column: fusionadoEnIdTargetPersona.primerApellido, words: true },
        { column: fusionadoEnIdTargetPersona.segundoApellido, words: true },
      ],
      merges: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
  ],
  lines: [],
  nested: [
    {
      path: 'domicilio.codigoPostal',
      kind: 'object',
      entity: 'codigo-postal',
      column: paciente.domicilio,
      target: { table: codigoPostal, key: codigoPostal.codigo },
    },
    {
      path: 'domicilio.estadoClave',
      kind: 'object',
      entity: 'estado',
      column: paciente.domicilio,
      target: { table: estado, key: estado.clave },
    },
    {
      path: 'domicilio.municipioId',
      kind: 'object',
      entity: 'municipio',
      column: paciente.domicilio,
      target: { table: municipio, key: municipio.municipioId },
    },
    {
      path: 'domicilio.coloniaId',
      kind: 'object',
      entity: 'colonia',
      column: paciente.domicilio,
      target: { table: colonia, key: colonia.coloniaId },
    },
    {
      path: 'contactos.parentescoId',
      kind: 'records',
      entity: 'parentesco',
      column: paciente.contactos,
      target: { table: parentesco, key: parentesco.parentescoId },
    },
    {
      path: 'alergias.sustanciaId',
      kind: 'records',
      entity: 'sustancia',
      column: paciente.alergias,
      target: { table: sustancia, key: sustancia.sustanciaId },
    },
    {
      path: 'alergias.insumoId',
      kind: 'records',
      entity: 'insumo',
      column: paciente.alergias,
      target: { table: insumo, key: insumo.insumoId },
    },
    {
      path: 'padecimientosCronicos.diagnosticoId',
      kind: 'records',
      entity: 'diagnostico',
      column: paciente.padecimientosCronicos,
      target: { table: diagnostico, key: diagnostico.diagnosticoId },
    },
  ],
  narrowed: [
    {
      path: 'domicilio.codigoPostal',
      kind: 'object',
      entity: 'codigo-postal',
      dependsOn: { estadoClave: 'estadoClave', municipioId: 'municipioId' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'domicilio.estadoClave',
      kind: 'object',
      entity: 'estado',
      dependsOn: {},
      filter: { paisCodigo: 'MX' },
      acyclic: false,
    },
    {
      path: 'domicilio.municipioId',
      kind: 'object',
      entity: 'municipio',
      dependsOn: { estadoClave: 'estadoClave' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'domicilio.coloniaId',
      kind: 'object',
      entity: 'colonia',
      dependsOn: { codigoPostal: 'codigoPostal' },
      filter: {},
      acyclic: false,
    },
    {
      path: 'padecimientosCronicos.diagnosticoId',
      kind: 'records',
      entity: 'diagnostico',
      dependsOn: {},
      filter: { cronico: true },
      acyclic: false,
    },
  ],
  search: {
    own: paciente.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['expedientes', 'otrosNombres'],
    embeds: ['persona'],
  },
  title: (record) =>
    textOf`${valueAt(record, 'persona.nombre')} ${valueAt(record, 'persona.primerApellido')} ${valueAt(record, 'persona.segundoApellido')}`,
  detail: (record) => textOf`${valueAt(record, 'persona.curp')}`,
  sort: {
    direction: 'asc',
    field: 'persona.primerApellido',
    thenBy: ['persona.segundoApellido', 'persona.nombre'],
  },
  pageSize: 25,
  totals: [],
  unique: { paciente_persona_id_key: ['personaId'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'paciente.ver',
    get: 'paciente.ver',
    create: 'paciente.crear',
    update: 'paciente.editar',
    delete: 'paciente.fusionar',
  },
  scope: { unidad: ['unidadId'] },
  writeScope: null,
  commonTo: [],
  alsoReachedBy: [
    { entity: 'paciente-unidad', by: 'pacienteId', of: null, as: null, until: null, while: null, for: null },
    {
      entity: 'hospitalizacion',
      by: 'pacienteId',
      of: null,
      as: null,
      until: null,
      while: ['SOLICITADA', 'INGRESADO', 'PREALTA'],
      for: null,
    },
    {
      entity: 'acceso-emergencia',
      by: 'pacienteId',
      of: null,
      as: 'propio',
      until: 'hasta',
      while: null,
      for: ['paciente.ver', 'expediente.ver'],
    },
  ],
  reachedThrough: [],
  softDelete: true,
  closed: { field: 'estatus', in: ['FALLECIDO'], refusal: 'PACIENTE_FALLECIDO' },
  holds: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

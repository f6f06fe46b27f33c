// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { UNIDAD_CONECTIVIDAD, UNIDAD_ESTATUS_OPERACION } from '../../shared/enums.gen';
import { unidadForm } from '../../shared/forms/unidad.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { codigoPostal } from '../tables/codigo-postal.gen';
import { colonia } from '../tables/colonia.gen';
import { estado } from '../tables/estado.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { municipio } from '../tables/municipio.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { unidad } from '../tables/unidad.gen';
import { unidadTipo } from '../tables/unidad-tipo.gen';

const unidadTipoIdTarget = alias(unidadTipo, 'unidad_unidad_tipo_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'unidad_jurisdiccion_id');
const unidadAbastecedoraIdTarget = alias(unidad, 'unidad_unidad_abastecedora_id');
const responsablePersonalIdTarget = alias(personalMedico, 'unidad_responsable_personal_id');
const responsablePersonalIdTargetPersona = alias(persona, 'unidad_responsable_personal_id_persona');
const responsableSanitarioIdTarget = alias(personalMedico, 'unidad_responsable_sanitario_id');
const responsableSanitarioIdTargetPersona = alias(persona, 'unidad_responsable_sanitario_id_persona');

export const unidadResource: Resource = {
  name: 'unidad',
  path: '/catalogos/unidad',
  table: unidad,
  key: { name: 'unidadId', column: unidad.unidadId, kind: 'serial', type: 'integer' },
  form: unidadForm,
  fields: [
    { name: 'clues', kind: 'text', column: unidad.clues },
    { name: 'nombre', kind: 'text', column: unidad.nombre, bulk: true },
    { name: 'nombreCorto', kind: 'text', column: unidad.nombreCorto, bulk: true },
    { name: 'unidadTipoId', kind: 'integer', column: unidad.unidadTipoId, bulk: true },
    { name: 'jurisdiccionId', kind: 'integer', column: unidad.jurisdiccionId, bulk: true },
    {
      name: 'domicilio',
      kind: 'object',
      column: unidad.domicilio,
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
    },
    { name: 'telefono', kind: 'text', column: unidad.telefono, bulk: true },
    { name: 'correo', kind: 'text', column: unidad.correo, bulk: true },
    { name: 'unidadAbastecedoraId', kind: 'integer', column: unidad.unidadAbastecedoraId, bulk: true },
    {
      name: 'conectividad',
      kind: 'enum',
      column: unidad.conectividad,
      options: UNIDAD_CONECTIVIDAD,
      enumName: 'UnidadConectividad',
      bulk: true,
    },
    {
      name: 'estatusOperacion',
      kind: 'enum',
      column: unidad.estatusOperacion,
      options: UNIDAD_ESTATUS_OPERACION,
      enumName: 'UnidadEstatusOperacion',
      bulk: true,
    },
    { name: 'zonaHoraria', kind: 'text', column: unidad.zonaHoraria, bulk: true },
    { name: 'horarioAtencion', kind: 'records', column: unidad.horarioAtencion },
    { name: 'responsablePersonalId', kind: 'integer', column: unidad.responsablePersonalId, bulk: true },
    { name: 'responsableSanitarioId', kind: 'integer', column: unidad.responsableSanitarioId, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadTipoId',
      label: 'unidadTipoNombre',
      entity: 'unidad-tipo',
      column: unidad.unidadTipoId,
      joins: [{ table: unidadTipoIdTarget, on: eq(unidadTipoIdTarget.unidadTipoId, unidad.unidadTipoId) }],
      text: sql`${unidadTipoIdTarget.nombre}`,
      order: [{ column: unidadTipoIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: unidad.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, unidad.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadAbastecedoraId',
      label: 'unidadAbastecedoraNombre',
      entity: 'unidad',
      column: unidad.unidadAbastecedoraId,
      joins: [
        { table: unidadAbastecedoraIdTarget, on: eq(unidadAbastecedoraIdTarget.unidadId, unidad.unidadAbastecedoraId) },
      ],
      text: sql`${unidadAbastecedoraIdTarget.nombre}`,
      order: [{ column: unidadAbastecedoraIdTarget.nombre, words: true }],
    },
    {
      field: 'responsablePersonalId',
      label: 'responsablePersonalNombre',
      entity: 'personal-medico',
      column: unidad.responsablePersonalId,
      joins: [
        {
          table: responsablePersonalIdTarget,
          on: eq(responsablePersonalIdTarget.personalMedicoId, unidad.responsablePersonalId),
        },
        {
          table: responsablePersonalIdTargetPersona,
          on: eq(responsablePersonalIdTargetPersona.personaId, responsablePersonalIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${responsablePersonalIdTargetPersona.nombre}, ${responsablePersonalIdTargetPersona.primerApellido}, ${responsablePersonalIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: responsablePersonalIdTargetPersona.nombre, words: true },
        { column: responsablePersonalIdTargetPersona.primerApellido, words: true },
        { column: responsablePersonalIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'responsableSanitarioId',
      label: 'responsableSanitarioNombre',
      entity: 'personal-medico',
      column: unidad.responsableSanitarioId,
      joins: [
        {
          table: responsableSanitarioIdTarget,
          on: eq(responsableSanitarioIdTarget.personalMedicoId, unidad.responsableSanitarioId),
        },
        {
          table: responsableSanitarioIdTargetPersona,
          on: eq(responsableSanitarioIdTargetPersona.personaId, responsableSanitarioIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${responsableSanitarioIdTargetPersona.nombre}, ${responsableSanitarioIdTargetPersona.primerApellido}, ${responsableSanitarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: responsableSanitarioIdTargetPersona.nombre, words: true },
        { column: responsableSanitarioIdTargetPersona.primerApellido, words: true },
        { column: responsableSanitarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [
    {
      path: 'domicilio.codigoPostal',
      kind: 'object',
      entity: 'codigo-postal',
      column: unidad.domicilio,
      target: { table: codigoPostal, key: codigoPostal.codigo },
    },
    {
      path: 'domicilio.estadoClave',
      kind: 'object',
      entity: 'estado',
      column: unidad.domicilio,
      target: { table: estado, key: estado.clave },
    },
    {
      path: 'domicilio.municipioId',
      kind: 'object',
      entity: 'municipio',
      column: unidad.domicilio,
      target: { table: municipio, key: municipio.municipioId },
    },
    {
      path: 'domicilio.coloniaId',
      kind: 'object',
      entity: 'colonia',
      column: unidad.domicilio,
      target: { table: colonia, key: colonia.coloniaId },
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
    { path: 'unidadAbastecedoraId', kind: 'column', entity: 'unidad', dependsOn: {}, filter: {}, acyclic: true },
  ],
  search: {
    own: unidad.busqueda,
    sounds: null,
    dates: [],
    names: [unidad.clues, unidad.nombre],
    fields: ['clues', 'nombre', 'nombreCorto'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clues')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { unidad_clues_key: ['clues'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'unidad.administrar',
    update: 'unidad.administrar',
    delete: 'unidad.administrar',
  },
  scope: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: ['proveedor'],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
  listParameters: [{ name: 'mapa', kind: 'only', fields: ['nombre', 'domicilio.latitud', 'domicilio.longitud'] }],
};

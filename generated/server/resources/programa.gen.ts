// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PROGRAMA_TIPO } from '../../shared/enums.gen';
import { programaForm } from '../../shared/forms/programa.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { diagnostico } from '../tables/diagnostico.gen';
import { insumo } from '../tables/insumo.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { programa } from '../tables/programa.gen';
import { programaInscripcion } from '../tables/programa-inscripcion.gen';
import { programaInsumos } from '../tables/programa-insumos.gen';
import { unidad } from '../tables/unidad.gen';
import { programaInsumosResource } from './programa-insumos.gen';

const responsableIdTarget = alias(personalMedico, 'programa_responsable_id');
const responsableIdTargetPersona = alias(persona, 'programa_responsable_id_persona');

export const programaResource: Resource = {
  name: 'programa',
  path: '/programas/programa',
  table: programa,
  key: { name: 'programaId', column: programa.programaId, kind: 'serial', type: 'integer' },
  form: programaForm,
  fields: [
    { name: 'clave', kind: 'text', column: programa.clave },
    { name: 'nombre', kind: 'text', column: programa.nombre, bulk: true },
    { name: 'tipo', kind: 'enum', column: programa.tipo, options: PROGRAMA_TIPO, enumName: 'ProgramaTipo', bulk: true },
    { name: 'descripcion', kind: 'text', column: programa.descripcion, bulk: true },
    { name: 'responsableId', kind: 'integer', column: programa.responsableId, bulk: true },
    { name: 'vigenciaDesde', kind: 'date', column: programa.vigenciaDesde, bulk: true },
    { name: 'vigenciaHasta', kind: 'date', column: programa.vigenciaHasta, bulk: true },
    {
      name: 'poblacionObjetivo',
      kind: 'object',
      column: programa.poblacionObjetivo,
      inside: { genero: 'enum', edadMin: 'integer', edadMax: 'integer' },
    },
    { name: 'diagnosticoIds', kind: 'list', column: programa.diagnosticoIds, item: 'integer', bulk: true },
    { name: 'unidadIds', kind: 'list', column: programa.unidadIds, item: 'integer', bulk: true },
    { name: 'metas', kind: 'records', column: programa.metas },
  ],
  computed: [],
  counts: [
    {
      name: 'inscritos',
      table: programaInscripcion,
      column: programaInscripcion.programaId,
      where: [{ column: programaInscripcion.estatus, values: ['ACTIVO'] }],
    },
  ],
  embeds: [],
  references: [
    {
      field: 'responsableId',
      label: 'responsableNombre',
      entity: 'personal-medico',
      column: programa.responsableId,
      joins: [
        { table: responsableIdTarget, on: eq(responsableIdTarget.personalMedicoId, programa.responsableId) },
        {
          table: responsableIdTargetPersona,
          on: eq(responsableIdTargetPersona.personaId, responsableIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${responsableIdTargetPersona.nombre}, ${responsableIdTargetPersona.primerApellido}, ${responsableIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: responsableIdTargetPersona.nombre, words: true },
        { column: responsableIdTargetPersona.primerApellido, words: true },
        { column: responsableIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'insumos',
      link: 'programaId',
      parent: programaInsumos.programaId,
      position: programaInsumos.orden,
      unique: [['insumoId']],
      resource: programaInsumosResource,
    },
  ],
  nested: [
    {
      path: 'diagnosticoIds',
      kind: 'list',
      entity: 'diagnostico',
      column: programa.diagnosticoIds,
      target: { table: diagnostico, key: diagnostico.diagnosticoId },
    },
    {
      path: 'unidadIds',
      kind: 'list',
      entity: 'unidad',
      column: programa.unidadIds,
      target: { table: unidad, key: unidad.unidadId },
    },
    {
      path: 'insumos.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
  ],
  narrowed: [],
  search: {
    own: programa.busqueda,
    sounds: null,
    dates: [],
    names: [programa.clave, programa.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { programa_clave_key: ['clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'programa.ver',
    get: 'programa.ver',
    create: 'programa.administrar',
    update: 'programa.administrar',
    delete: 'programa.administrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

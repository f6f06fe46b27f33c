// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recetaAbiertaForm } from '../../shared/forms/receta-abierta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { persona } from '../tables/persona.gen';
import { receta } from '../tables/receta.gen';
import { recetaAbierta } from '../tables/receta-abierta.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const recetaIdTarget = alias(receta, 'receta_abierta_receta_id');
const almacenIdTarget = alias(almacen, 'receta_abierta_almacen_id');
const unidadIdTarget = alias(unidad, 'receta_abierta_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'receta_abierta_jurisdiccion_id');
const usuarioIdTarget = alias(usuario, 'receta_abierta_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'receta_abierta_usuario_id_persona');

export const recetaAbiertaResource: Resource = {
  name: 'receta-abierta',
  path: '/pacientes/receta/abierta',
  table: recetaAbierta,
  key: { name: 'recetaAbiertaId', column: recetaAbierta.recetaAbiertaId, kind: 'serial', type: 'integer' },
  form: recetaAbiertaForm,
  fields: [
    { name: 'folio', kind: 'text', column: recetaAbierta.folio },
    { name: 'recetaId', kind: 'integer', column: recetaAbierta.recetaId },
    { name: 'almacenId', kind: 'integer', column: recetaAbierta.almacenId },
    { name: 'unidadId', kind: 'integer', column: recetaAbierta.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: recetaAbierta.jurisdiccionId },
    { name: 'usuarioId', kind: 'integer', column: recetaAbierta.usuarioId },
    { name: 'desde', kind: 'datetime', column: recetaAbierta.desde },
    { name: 'hasta', kind: 'datetime', column: recetaAbierta.hasta },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'recetaId',
      label: 'recetaNombre',
      entity: 'receta',
      column: recetaAbierta.recetaId,
      joins: [{ table: recetaIdTarget, on: eq(recetaIdTarget.recetaId, recetaAbierta.recetaId) }],
      text: sql`${recetaIdTarget.folio}`,
      order: [{ column: recetaIdTarget.folio, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: recetaAbierta.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, recetaAbierta.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: recetaAbierta.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, recetaAbierta.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: recetaAbierta.jurisdiccionId,
      joins: [
        { table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, recetaAbierta.jurisdiccionId) },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: recetaAbierta.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, recetaAbierta.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['recetaId'],
  narrowed: [],
  search: {
    own: recetaAbierta.busqueda,
    sounds: null,
    dates: [],
    names: [recetaAbierta.folio],
    fields: ['folio'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'desde' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get'],
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.surtir',
    update: 'receta.surtir',
    delete: 'receta.surtir',
  },
  scope: { unidad: ['unidadId'], almacen: ['almacenId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MOTIVO_MOVIMIENTO_CAMA } from '../../shared/enums.gen';
import { movimientoCamaForm } from '../../shared/forms/movimiento-cama.gen';
import { valueAt } from '#platform/shared/paths';
import { zonedMoment } from '#platform/shared/dates/moments';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { cama } from '../tables/cama.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { movimientoCama } from '../tables/movimiento-cama.gen';
import { nucleo } from '../tables/nucleo.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const hospitalizacionIdTarget = alias(hospitalizacion, 'movimiento_cama_hospitalizacion_id');
const camaIdTarget = alias(cama, 'movimiento_cama_cama_id');
const unidadIdTarget = alias(unidad, 'movimiento_cama_unidad_id');
const servicioIdTarget = alias(nucleo, 'movimiento_cama_servicio_id');
const usuarioIdTarget = alias(usuario, 'movimiento_cama_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'movimiento_cama_usuario_id_persona');

export const movimientoCamaResource: Resource = {
  name: 'movimiento-cama',
  path: '/pacientes/movimiento-cama',
  table: movimientoCama,
  key: { name: 'movimientoCamaId', column: movimientoCama.movimientoCamaId, kind: 'serial', type: 'integer' },
  form: movimientoCamaForm,
  fields: [
    { name: 'hospitalizacionId', kind: 'integer', column: movimientoCama.hospitalizacionId },
    { name: 'camaId', kind: 'integer', column: movimientoCama.camaId },
    { name: 'unidadId', kind: 'integer', column: movimientoCama.unidadId },
    { name: 'servicioId', kind: 'integer', column: movimientoCama.servicioId },
    { name: 'desde', kind: 'datetime', column: movimientoCama.desde },
    { name: 'hasta', kind: 'datetime', column: movimientoCama.hasta },
    {
      name: 'motivo',
      kind: 'enum',
      column: movimientoCama.motivo,
      options: MOTIVO_MOVIMIENTO_CAMA,
      enumName: 'MotivoMovimientoCama',
    },
    { name: 'usuarioId', kind: 'integer', column: movimientoCama.usuarioId },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: movimientoCama.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, movimientoCama.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'camaId',
      label: 'camaNombre',
      entity: 'cama',
      column: movimientoCama.camaId,
      joins: [{ table: camaIdTarget, on: eq(camaIdTarget.camaId, movimientoCama.camaId) }],
      text: sql`${camaIdTarget.numero}`,
      order: [{ column: camaIdTarget.numero, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: movimientoCama.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, movimientoCama.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: movimientoCama.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, movimientoCama.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: movimientoCama.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, movimientoCama.usuarioId) },
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
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record, timeZone) => textOf`${zonedMoment(valueAt(record, 'desde'), timeZone)}`,
  detail: (record) => textOf`${valueAt(record, 'camaNombre')}`,
  sort: { direction: 'desc', field: 'desde' },
  pageSize: 25,
  totals: [],
  unique: {},
  exclusive: {
    esquema_movimiento_cama_camaId_exclusivo: ['camaId'],
    esquema_movimiento_cama_hospitalizacionId_exclusivo: ['hospitalizacionId'],
  },
  operations: ['list', 'get'],
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
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

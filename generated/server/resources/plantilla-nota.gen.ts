// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { plantillaNotaForm } from '../../shared/forms/plantilla-nota.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { diagnostico } from '../tables/diagnostico.gen';
import { plantillaNota } from '../tables/plantilla-nota.gen';
import { unidad } from '../tables/unidad.gen';

const diagnosticoIdTarget = alias(diagnostico, 'plantilla_nota_diagnostico_id');
const unidadIdTarget = alias(unidad, 'plantilla_nota_unidad_id');

export const plantillaNotaResource: Resource = {
  name: 'plantilla-nota',
  path: '/pacientes/plantilla-nota',
  table: plantillaNota,
  key: { name: 'plantillaNotaId', column: plantillaNota.plantillaNotaId, kind: 'serial', type: 'integer' },
  form: plantillaNotaForm,
  fields: [
    { name: 'nombre', kind: 'text', column: plantillaNota.nombre, bulk: true },
    { name: 'diagnosticoId', kind: 'integer', column: plantillaNota.diagnosticoId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: plantillaNota.unidadId, bulk: true },
    { name: 'padecimientoActual', kind: 'text', column: plantillaNota.padecimientoActual, bulk: true },
    { name: 'exploracionFisica', kind: 'text', column: plantillaNota.exploracionFisica, bulk: true },
    { name: 'tratamientoIndicaciones', kind: 'text', column: plantillaNota.tratamientoIndicaciones, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'diagnosticoId',
      label: 'diagnosticoNombre',
      entity: 'diagnostico',
      column: plantillaNota.diagnosticoId,
      joins: [{ table: diagnosticoIdTarget, on: eq(diagnosticoIdTarget.diagnosticoId, plantillaNota.diagnosticoId) }],
      text: sql`${diagnosticoIdTarget.nombre}`,
      order: [{ column: diagnosticoIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: plantillaNota.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, plantillaNota.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: plantillaNota.busqueda,
    sounds: null,
    dates: [],
    names: [plantillaNota.nombre],
    fields: ['nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'diagnosticoNombre')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'consulta.crear',
    get: 'consulta.crear',
    create: 'consulta.crear',
    update: 'consulta.crear',
    delete: 'consulta.crear',
  },
  scope: { unidad: ['unidadId'], propio: ['creadoPor'] },
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

// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_CAMA, GENERO, TIPO_CAMA } from '../../shared/enums.gen';
import { camaForm } from '../../shared/forms/cama.gen';
import { camaLifecycle } from '../../shared/lifecycles/cama.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { cama } from '../tables/cama.gen';
import { nucleo } from '../tables/nucleo.gen';
import { unidad } from '../tables/unidad.gen';

const unidadIdTarget = alias(unidad, 'cama_unidad_id');
const servicioIdTarget = alias(nucleo, 'cama_servicio_id');

export const camaResource: Resource = {
  name: 'cama',
  path: '/catalogos/cama',
  table: cama,
  key: { name: 'camaId', column: cama.camaId, kind: 'serial', type: 'integer' },
  form: camaForm,
  fields: [
    { name: 'unidadId', kind: 'integer', column: cama.unidadId },
    { name: 'servicioId', kind: 'integer', column: cama.servicioId },
    { name: 'numero', kind: 'text', column: cama.numero },
    { name: 'tipo', kind: 'enum', column: cama.tipo, options: TIPO_CAMA, enumName: 'TipoCama', bulk: true },
    { name: 'censable', kind: 'boolean', column: cama.censable, bulk: true },
    { name: 'estatus', kind: 'enum', column: cama.estatus, options: ESTATUS_CAMA, enumName: 'EstatusCama' },
    { name: 'estatusDesde', kind: 'datetime', column: cama.estatusDesde },
    { name: 'motivoBloqueo', kind: 'text', column: cama.motivoBloqueo },
    {
      name: 'generoPermitido',
      kind: 'enum',
      column: cama.generoPermitido,
      options: GENERO,
      enumName: 'Genero',
      bulk: true,
    },
    { name: 'oxigeno', kind: 'boolean', column: cama.oxigeno, bulk: true },
    { name: 'monitor', kind: 'boolean', column: cama.monitor, bulk: true },
    { name: 'ventilador', kind: 'boolean', column: cama.ventilador, bulk: true },
    { name: 'fila', kind: 'integer', column: cama.fila, bulk: true },
    { name: 'columna', kind: 'integer', column: cama.columna, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: cama.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, cama.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: cama.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, cama.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'servicioId',
      kind: 'column',
      entity: 'nucleo',
      dependsOn: { unidadId: 'unidadId' },
      filter: { tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] },
      acyclic: false,
    },
  ],
  search: { own: cama.busqueda, sounds: null, dates: [], names: [cama.numero], fields: ['numero'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'numero')}`,
  detail: (record) => textOf`${valueAt(record, 'servicioNombre')} · ${valueAt(record, 'unidadNombre')}`,
  sort: { direction: 'asc', field: 'numero' },
  pageSize: 25,
  totals: [],
  unique: { cama_unidad_id_numero_key: ['unidadId', 'numero'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'cama.administrar',
    update: 'cama.administrar',
    delete: 'cama.administrar',
  },
  scope: { unidad: ['unidadId'], servicio: ['servicioId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'libres', filter: { estatus: 'DISPONIBLE' } },
    { id: 'limpieza', filter: { estatus: 'LIMPIEZA' } },
    { id: 'ocupadas', filter: { estatus: 'OCUPADA' } },
  ],
  lifecycle: camaLifecycle,
  folio: null,
  derive: null,
  copies: [],
};

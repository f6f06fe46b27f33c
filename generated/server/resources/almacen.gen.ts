// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ALMACEN_POLITICA_SURTIDO, TIPO_ALMACEN } from '../../shared/enums.gen';
import { almacenForm } from '../../shared/forms/almacen.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { unidad } from '../tables/unidad.gen';

const unidadIdTarget = alias(unidad, 'almacen_unidad_id');
const responsablePersonalIdTarget = alias(personalMedico, 'almacen_responsable_personal_id');
const responsablePersonalIdTargetPersona = alias(persona, 'almacen_responsable_personal_id_persona');
const almacenAbastecedorIdTarget = alias(almacen, 'almacen_almacen_abastecedor_id');

export const almacenResource: Resource = {
  name: 'almacen',
  path: '/catalogos/almacen',
  table: almacen,
  key: { name: 'almacenId', column: almacen.almacenId, kind: 'serial', type: 'integer' },
  form: almacenForm,
  fields: [
    { name: 'clave', kind: 'text', column: almacen.clave },
    { name: 'nombre', kind: 'text', column: almacen.nombre, bulk: true },
    { name: 'tipo', kind: 'enum', column: almacen.tipo, options: TIPO_ALMACEN, enumName: 'TipoAlmacen', bulk: true },
    { name: 'unidadId', kind: 'integer', column: almacen.unidadId, bulk: true },
    { name: 'responsablePersonalId', kind: 'integer', column: almacen.responsablePersonalId, bulk: true },
    { name: 'almacenAbastecedorId', kind: 'integer', column: almacen.almacenAbastecedorId, bulk: true },
    {
      name: 'politicaSurtido',
      kind: 'enum',
      column: almacen.politicaSurtido,
      options: ALMACEN_POLITICA_SURTIDO,
      enumName: 'AlmacenPoliticaSurtido',
      bulk: true,
    },
    { name: 'diasVigenciaMinimaSalida', kind: 'integer', column: almacen.diasVigenciaMinimaSalida, bulk: true },
    { name: 'manejaControlados', kind: 'boolean', column: almacen.manejaControlados, bulk: true },
    { name: 'manejaRedFria', kind: 'boolean', column: almacen.manejaRedFria, bulk: true },
    { name: 'surtimientoCruzado', kind: 'boolean', column: almacen.surtimientoCruzado, bulk: true },
    { name: 'permiteSobregiro', kind: 'boolean', column: almacen.permiteSobregiro },
    { name: 'ubicaciones', kind: 'records', column: almacen.ubicaciones },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: almacen.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, almacen.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'responsablePersonalId',
      label: 'responsablePersonalNombre',
      entity: 'personal-medico',
      column: almacen.responsablePersonalId,
      joins: [
        {
          table: responsablePersonalIdTarget,
          on: eq(responsablePersonalIdTarget.personalMedicoId, almacen.responsablePersonalId),
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
      field: 'almacenAbastecedorId',
      label: 'almacenAbastecedorNombre',
      entity: 'almacen',
      column: almacen.almacenAbastecedorId,
      joins: [
        {
          table: almacenAbastecedorIdTarget,
          on: eq(almacenAbastecedorIdTarget.almacenId, almacen.almacenAbastecedorId),
        },
      ],
      text: sql`${almacenAbastecedorIdTarget.nombre}`,
      order: [{ column: almacenAbastecedorIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    { path: 'almacenAbastecedorId', kind: 'column', entity: 'almacen', dependsOn: {}, filter: {}, acyclic: true },
  ],
  search: {
    own: almacen.busqueda,
    sounds: null,
    dates: [],
    names: [almacen.clave, almacen.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { almacen_clave_key: ['clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'almacen.administrar',
    update: 'almacen.administrar',
    delete: 'almacen.administrar',
  },
  scope: { unidad: ['unidadId'], almacen: ['almacenId'] },
  writeScope: null,
  commonTo: ['proveedor'],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
  listParameters: [{ name: 'propios', kind: 'own', scope: 'almacen' }],
};

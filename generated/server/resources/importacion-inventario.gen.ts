// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_IMPORTACION, TIPO_IMPORTACION } from '../../shared/enums.gen';
import { importacionInventarioForm } from '../../shared/forms/importacion-inventario.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { conteo } from '../tables/conteo.gen';
import { importacionInventario } from '../tables/importacion-inventario.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { persona } from '../tables/persona.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const almacenIdTarget = alias(almacen, 'importacion_inventario_almacen_id');
const unidadIdTarget = alias(unidad, 'importacion_inventario_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'importacion_inventario_jurisdiccion_id');
const conteoIdTarget = alias(conteo, 'importacion_inventario_conteo_id');
const revisadaPorIdTarget = alias(usuario, 'importacion_inventario_revisada_por_id');
const revisadaPorIdTargetPersona = alias(persona, 'importacion_inventario_revisada_por_id_persona');
const aplicadaPorIdTarget = alias(usuario, 'importacion_inventario_aplicada_por_id');
const aplicadaPorIdTargetPersona = alias(persona, 'importacion_inventario_aplicada_por_id_persona');

export const importacionInventarioResource: Resource = {
  name: 'importacion-inventario',
  path: '/inventario/importacion',
  table: importacionInventario,
  key: {
    name: 'importacionInventarioId',
    column: importacionInventario.importacionInventarioId,
    kind: 'serial',
    type: 'integer',
  },
  form: importacionInventarioForm,
  fields: [
    { name: 'folio', kind: 'text', column: importacionInventario.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: importacionInventario.estatus,
      options: ESTATUS_IMPORTACION,
      enumName: 'EstatusImportacion',
    },
    { name: 'almacenId', kind: 'integer', column: importacionInventario.almacenId },
    { name: 'unidadId', kind: 'integer', column: importacionInventario.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: importacionInventario.jurisdiccionId },
    {
      name: 'tipo',
      kind: 'enum',
      column: importacionInventario.tipo,
      options: TIPO_IMPORTACION,
      enumName: 'TipoImportacion',
    },
    { name: 'conteoId', kind: 'integer', column: importacionInventario.conteoId },
    { name: 'observaciones', kind: 'text', column: importacionInventario.observaciones },
    { name: 'archivoNombre', kind: 'text', column: importacionInventario.archivoNombre },
    { name: 'archivoHash', kind: 'text', column: importacionInventario.archivoHash },
    { name: 'filas', kind: 'integer', column: importacionInventario.filas },
    { name: 'validas', kind: 'integer', column: importacionInventario.validas },
    { name: 'conError', kind: 'integer', column: importacionInventario.conError },
    { name: 'conAviso', kind: 'integer', column: importacionInventario.conAviso },
    { name: 'claves', kind: 'integer', column: importacionInventario.claves },
    { name: 'piezas', kind: 'integer', column: importacionInventario.piezas },
    { name: 'valor', kind: 'number', column: importacionInventario.valor },
    { name: 'revisadaPorId', kind: 'integer', column: importacionInventario.revisadaPorId },
    { name: 'fechaRevision', kind: 'datetime', column: importacionInventario.fechaRevision },
    { name: 'aplicadaPorId', kind: 'integer', column: importacionInventario.aplicadaPorId },
    { name: 'fechaAplicacion', kind: 'datetime', column: importacionInventario.fechaAplicacion },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: importacionInventario.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, importacionInventario.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: importacionInventario.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, importacionInventario.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: importacionInventario.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, importacionInventario.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'conteoId',
      label: 'conteoNombre',
      entity: 'conteo',
      column: importacionInventario.conteoId,
      joins: [{ table: conteoIdTarget, on: eq(conteoIdTarget.conteoId, importacionInventario.conteoId) }],
      text: sql`${conteoIdTarget.folio}`,
      order: [{ column: conteoIdTarget.folio, words: true }],
    },
    {
      field: 'revisadaPorId',
      label: 'revisadaPorNombre',
      entity: 'usuario',
      column: importacionInventario.revisadaPorId,
      joins: [
        { table: revisadaPorIdTarget, on: eq(revisadaPorIdTarget.usuarioId, importacionInventario.revisadaPorId) },
        {
          table: revisadaPorIdTargetPersona,
          on: eq(revisadaPorIdTargetPersona.personaId, revisadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${revisadaPorIdTargetPersona.nombre}, ${revisadaPorIdTargetPersona.primerApellido}, ${revisadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: revisadaPorIdTargetPersona.nombre, words: true },
        { column: revisadaPorIdTargetPersona.primerApellido, words: true },
        { column: revisadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'aplicadaPorId',
      label: 'aplicadaPorNombre',
      entity: 'usuario',
      column: importacionInventario.aplicadaPorId,
      joins: [
        { table: aplicadaPorIdTarget, on: eq(aplicadaPorIdTarget.usuarioId, importacionInventario.aplicadaPorId) },
        {
          table: aplicadaPorIdTargetPersona,
          on: eq(aplicadaPorIdTargetPersona.personaId, aplicadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${aplicadaPorIdTargetPersona.nombre}, ${aplicadaPorIdTargetPersona.primerApellido}, ${aplicadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: aplicadaPorIdTargetPersona.nombre, words: true },
        { column: aplicadaPorIdTargetPersona.primerApellido, words: true },
        { column: aplicadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: importacionInventario.busqueda,
    sounds: null,
    dates: [],
    names: [],
    fields: ['folio', 'archivoNombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'archivoNombre')}`,
  detail: (record) => textOf`${valueAt(record, 'folio')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fechaRevision' },
  pageSize: 25,
  totals: [],
  unique: { importacion_inventario_folio_key: ['folio'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'inventario.importar',
    get: 'inventario.importar',
    create: 'inventario.importar',
    update: 'inventario.importar',
    delete: 'inventario.importar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: false,
  lifecycle: null,
  folio: { field: 'folio', on: null, others: [], series: 'IMP', digits: 5, unit: 'unidadId' },
  derive: null,
  copies: [],
};

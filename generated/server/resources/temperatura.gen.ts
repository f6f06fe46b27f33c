// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTADO_LECTURA } from '../../shared/enums.gen';
import { temperaturaForm } from '../../shared/forms/temperatura.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { equipoFrio } from '../tables/equipo-frio.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { persona } from '../tables/persona.gen';
import { temperatura } from '../tables/temperatura.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';

const equipoFrioIdTarget = alias(equipoFrio, 'temperatura_equipo_frio_id');
const corrigeIdTarget = alias(temperatura, 'temperatura_corrige_id');
const responsableIdTarget = alias(usuario, 'temperatura_responsable_id');
const responsableIdTargetPersona = alias(persona, 'temperatura_responsable_id_persona');
const almacenIdTarget = alias(almacen, 'temperatura_almacen_id');
const unidadIdTarget = alias(unidad, 'temperatura_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'temperatura_jurisdiccion_id');

export const temperaturaResource: Resource = {
  name: 'temperatura',
  path: '/inventario/temperatura',
  table: temperatura,
  key: { name: 'temperaturaId', column: temperatura.temperaturaId, kind: 'serial', type: 'integer' },
  form: temperaturaForm,
  fields: [
    { name: 'equipoFrioId', kind: 'integer', column: temperatura.equipoFrioId },
    { name: 'temperatura', kind: 'number', column: temperatura.temperatura },
    { name: 'fecha', kind: 'datetime', column: temperatura.fecha },
    { name: 'humedad', kind: 'integer', column: temperatura.humedad },
    { name: 'minimaRegistrada', kind: 'number', column: temperatura.minimaRegistrada },
    { name: 'maximaRegistrada', kind: 'number', column: temperatura.maximaRegistrada },
    { name: 'fueraDeRango', kind: 'boolean', column: temperatura.fueraDeRango, generated: true },
    {
      name: 'estado',
      kind: 'enum',
      column: temperatura.estado,
      options: ESTADO_LECTURA,
      enumName: 'EstadoLectura',
      generated: true,
    },
    { name: 'accion', kind: 'text', column: temperatura.accion },
    { name: 'corrigeId', kind: 'integer', column: temperatura.corrigeId },
    { name: 'observaciones', kind: 'text', column: temperatura.observaciones },
    { name: 'responsableId', kind: 'integer', column: temperatura.responsableId },
    { name: 'equipo', kind: 'text', column: temperatura.equipo },
    { name: 'almacenId', kind: 'integer', column: temperatura.almacenId },
    { name: 'unidadId', kind: 'integer', column: temperatura.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: temperatura.jurisdiccionId },
    { name: 'minima', kind: 'number', column: temperatura.minima },
    { name: 'maxima', kind: 'number', column: temperatura.maxima },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'equipoFrioId',
      label: 'equipoFrioNombre',
      entity: 'equipo-frio',
      column: temperatura.equipoFrioId,
      joins: [{ table: equipoFrioIdTarget, on: eq(equipoFrioIdTarget.equipoFrioId, temperatura.equipoFrioId) }],
      text: sql`${equipoFrioIdTarget.nombre}`,
      order: [{ column: equipoFrioIdTarget.nombre, words: true }],
    },
    {
      field: 'corrigeId',
      label: 'corrigeNombre',
      entity: 'temperatura',
      column: temperatura.corrigeId,
      joins: [{ table: corrigeIdTarget, on: eq(corrigeIdTarget.temperaturaId, temperatura.corrigeId) }],
      text: sql`${corrigeIdTarget.equipo} || ' · ' || coalesce(${corrigeIdTarget.temperatura}::text, '') || ' °C'`,
      order: [
        { column: corrigeIdTarget.equipo, words: true },
        { column: corrigeIdTarget.temperatura, words: false },
      ],
    },
    {
      field: 'responsableId',
      label: 'responsableNombre',
      entity: 'usuario',
      column: temperatura.responsableId,
      joins: [
        { table: responsableIdTarget, on: eq(responsableIdTarget.usuarioId, temperatura.responsableId) },
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
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: temperatura.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, temperatura.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: temperatura.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, temperatura.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: temperatura.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, temperatura.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  released: ['responsableId'],
  narrowed: [
    {
      path: 'corrigeId',
      kind: 'column',
      entity: 'temperatura',
      dependsOn: { equipoFrioId: 'equipoFrioId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: temperatura.busqueda,
    sounds: null,
    dates: [],
    names: [temperatura.equipo],
    fields: ['equipo', 'accion', 'observaciones'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'equipo')} · ${valueAt(record, 'temperatura')} °C`,
  detail: (record) => textOf`${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: { temperatura_corrige_id_key: ['corrigeId'] },
  operations: ['list', 'get', 'create'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'red-fria.registrar',
    update: 'red-fria.registrar',
    delete: 'red-fria.registrar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  holds: false,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: 'temperatura',
  copies: [
    { field: 'equipo', reference: 'equipoFrioId', entity: 'equipo-frio', from: 'nombre' },
    { field: 'almacenId', reference: 'equipoFrioId', entity: 'equipo-frio', from: 'almacenId' },
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
    { field: 'minima', reference: 'equipoFrioId', entity: 'equipo-frio', from: 'minima' },
    { field: 'maxima', reference: 'equipoFrioId', entity: 'equipo-frio', from: 'maxima' },
  ],
};

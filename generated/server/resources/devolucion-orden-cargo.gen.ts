// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_DEVOLUCION_ORDEN, ORIGEN_DEVOLUCION_ORDEN } from '../../shared/enums.gen';
import { devolucionOrdenCargoForm } from '../../shared/forms/devolucion-orden-cargo.gen';
import { devolucionOrdenCargoLifecycle } from '../../shared/lifecycles/devolucion-orden-cargo.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { devolucionOrdenCargo } from '../tables/devolucion-orden-cargo.gen';
import { devolucionOrdenCargoDetalle } from '../tables/devolucion-orden-cargo-detalle.gen';
import { hospitalizacion } from '../tables/hospitalizacion.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { nucleo } from '../tables/nucleo.gen';
import { ordenCargo } from '../tables/orden-cargo.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { salidaExtraordinaria } from '../tables/salida-extraordinaria.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { devolucionOrdenCargoDetalleResource } from './devolucion-orden-cargo-detalle.gen';

const ordenCargoIdTarget = alias(ordenCargo, 'devolucion_orden_cargo_orden_cargo_id');
const hospitalizacionIdTarget = alias(hospitalizacion, 'devolucion_orden_cargo_hospitalizacion_id');
const pacienteIdTarget = alias(paciente, 'devolucion_orden_cargo_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'devolucion_orden_cargo_paciente_id_persona');
const unidadIdTarget = alias(unidad, 'devolucion_orden_cargo_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'devolucion_orden_cargo_jurisdiccion_id');
const servicioIdTarget = alias(nucleo, 'devolucion_orden_cargo_servicio_id');
const almacenSurtidorIdTarget = alias(almacen, 'devolucion_orden_cargo_almacen_surtidor_id');
const salidaExtraordinariaIdTarget = alias(salidaExtraordinaria, 'devolucion_orden_cargo_salida_extraordinaria_id');
const solicitadaPorIdTarget = alias(usuario, 'devolucion_orden_cargo_solicitada_por_id');
const solicitadaPorIdTargetPersona = alias(persona, 'devolucion_orden_cargo_solicitada_por_id_persona');
const resueltaPorIdTarget = alias(usuario, 'devolucion_orden_cargo_resuelta_por_id');
const resueltaPorIdTargetPersona = alias(persona, 'devolucion_orden_cargo_resuelta_por_id_persona');

export const devolucionOrdenCargoResource: Resource = {
  name: 'devolucion-orden-cargo',
  path: '/pacientes/devolucion-orden-cargo',
  table: devolucionOrdenCargo,
  key: {
    name: 'devolucionOrdenCargoId',
    column: devolucionOrdenCargo.devolucionOrdenCargoId,
    kind: 'serial',
    type: 'integer',
  },
  form: devolucionOrdenCargoForm,
  fields: [
    { name: 'folio', kind: 'text', column: devolucionOrdenCargo.folio },
    { name: 'ordenCargoId', kind: 'integer', column: devolucionOrdenCargo.ordenCargoId },
    {
      name: 'estatus',
      kind: 'enum',
      column: devolucionOrdenCargo.estatus,
      options: ESTATUS_DEVOLUCION_ORDEN,
      enumName: 'EstatusDevolucionOrden',
    },
    {
      name: 'origen',
      kind: 'enum',
      column: devolucionOrdenCargo.origen,
      options: ORIGEN_DEVOLUCION_ORDEN,
      enumName: 'OrigenDevolucionOrden',
    },
    { name: 'hospitalizacionId', kind: 'integer', column: devolucionOrdenCargo.hospitalizacionId },
    { name: 'pacienteId', kind: 'integer', column: devolucionOrdenCargo.pacienteId },
    { name: 'unidadId', kind: 'integer', column: devolucionOrdenCargo.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: devolucionOrdenCargo.jurisdiccionId },
    { name: 'servicioId', kind: 'integer', column: devolucionOrdenCargo.servicioId },
    { name: 'almacenSurtidorId', kind: 'integer', column: devolucionOrdenCargo.almacenSurtidorId },
    { name: 'motivo', kind: 'text', column: devolucionOrdenCargo.motivo },
    { name: 'motivoResolucion', kind: 'text', column: devolucionOrdenCargo.motivoResolucion },
    { name: 'piezas', kind: 'integer', column: devolucionOrdenCargo.piezas },
    { name: 'importeTotal', kind: 'number', column: devolucionOrdenCargo.importeTotal },
    { name: 'salidaExtraordinariaId', kind: 'integer', column: devolucionOrdenCargo.salidaExtraordinariaId },
    { name: 'solicitadaPorId', kind: 'integer', column: devolucionOrdenCargo.solicitadaPorId },
    { name: 'fechaSolicitud', kind: 'datetime', column: devolucionOrdenCargo.fechaSolicitud },
    { name: 'resueltaPorId', kind: 'integer', column: devolucionOrdenCargo.resueltaPorId },
    { name: 'fechaResolucion', kind: 'datetime', column: devolucionOrdenCargo.fechaResolucion },
    { name: 'estatusDesde', kind: 'datetime', column: devolucionOrdenCargo.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'ordenCargoId',
      label: 'ordenCargoNombre',
      entity: 'orden-cargo',
      column: devolucionOrdenCargo.ordenCargoId,
      joins: [
        { table: ordenCargoIdTarget, on: eq(ordenCargoIdTarget.ordenCargoId, devolucionOrdenCargo.ordenCargoId) },
      ],
      text: sql`${ordenCargoIdTarget.folio}`,
      order: [{ column: ordenCargoIdTarget.folio, words: true }],
    },
    {
      field: 'hospitalizacionId',
      label: 'hospitalizacionNombre',
      entity: 'hospitalizacion',
      column: devolucionOrdenCargo.hospitalizacionId,
      joins: [
        {
          table: hospitalizacionIdTarget,
          on: eq(hospitalizacionIdTarget.hospitalizacionId, devolucionOrdenCargo.hospitalizacionId),
        },
      ],
      text: sql`${hospitalizacionIdTarget.folio}`,
      order: [{ column: hospitalizacionIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: devolucionOrdenCargo.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, devolucionOrdenCargo.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      closed: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: devolucionOrdenCargo.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, devolucionOrdenCargo.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: devolucionOrdenCargo.jurisdiccionId,
      joins: [
        {
          table: jurisdiccionIdTarget,
          on: eq(jurisdiccionIdTarget.jurisdiccionId, devolucionOrdenCargo.jurisdiccionId),
        },
      ],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'servicioId',
      label: 'servicioNombre',
      entity: 'nucleo',
      column: devolucionOrdenCargo.servicioId,
      joins: [{ table: servicioIdTarget, on: eq(servicioIdTarget.nucleoId, devolucionOrdenCargo.servicioId) }],
      text: sql`${servicioIdTarget.nombre}`,
      order: [{ column: servicioIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenSurtidorId',
      label: 'almacenSurtidorNombre',
      entity: 'almacen',
      column: devolucionOrdenCargo.almacenSurtidorId,
      joins: [
        {
          table: almacenSurtidorIdTarget,
          on: eq(almacenSurtidorIdTarget.almacenId, devolucionOrdenCargo.almacenSurtidorId),
        },
      ],
      text: sql`${almacenSurtidorIdTarget.nombre}`,
      order: [{ column: almacenSurtidorIdTarget.nombre, words: true }],
    },
    {
      field: 'salidaExtraordinariaId',
      label: 'salidaExtraordinariaNombre',
      entity: 'salida-extraordinaria',
      column: devolucionOrdenCargo.salidaExtraordinariaId,
      joins: [
        {
          table: salidaExtraordinariaIdTarget,
          on: eq(salidaExtraordinariaIdTarget.salidaExtraordinariaId, devolucionOrdenCargo.salidaExtraordinariaId),
        },
      ],
      text: sql`${salidaExtraordinariaIdTarget.folio}`,
      order: [{ column: salidaExtraordinariaIdTarget.folio, words: true }],
    },
    {
      field: 'solicitadaPorId',
      label: 'solicitadaPorNombre',
      entity: 'usuario',
      column: devolucionOrdenCargo.solicitadaPorId,
      joins: [
        { table: solicitadaPorIdTarget, on: eq(solicitadaPorIdTarget.usuarioId, devolucionOrdenCargo.solicitadaPorId) },
        {
          table: solicitadaPorIdTargetPersona,
          on: eq(solicitadaPorIdTargetPersona.personaId, solicitadaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${solicitadaPorIdTargetPersona.nombre}, ${solicitadaPorIdTargetPersona.primerApellido}, ${solicitadaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: solicitadaPorIdTargetPersona.nombre, words: true },
        { column: solicitadaPorIdTargetPersona.primerApellido, words: true },
        { column: solicitadaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'resueltaPorId',
      label: 'resueltaPorNombre',
      entity: 'usuario',
      column: devolucionOrdenCargo.resueltaPorId,
      joins: [
        { table: resueltaPorIdTarget, on: eq(resueltaPorIdTarget.usuarioId, devolucionOrdenCargo.resueltaPorId) },
        {
          table: resueltaPorIdTargetPersona,
          on: eq(resueltaPorIdTargetPersona.personaId, resueltaPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${resueltaPorIdTargetPersona.nombre}, ${resueltaPorIdTargetPersona.primerApellido}, ${resueltaPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: resueltaPorIdTargetPersona.nombre, words: true },
        { column: resueltaPorIdTargetPersona.primerApellido, words: true },
        { column: resueltaPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'devolucionOrdenCargoId',
      parent: devolucionOrdenCargoDetalle.devolucionOrdenCargoId,
      position: devolucionOrdenCargoDetalle.orden,
      unique: [],
      resource: devolucionOrdenCargoDetalleResource,
    },
  ],
  nested: [
    {
      path: 'lineas.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
  ],
  released: [
    'ordenCargoId',
    'lineas.insumoId',
    'lineas.loteId',
    'salidaExtraordinariaId',
    'solicitadaPorId',
    'resueltaPorId',
  ],
  narrowed: [],
  search: { own: devolucionOrdenCargo.busqueda, sounds: null, dates: [], names: [], fields: ['folio'], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fechaSolicitud' },
  pageSize: 25,
  totals: ['importeTotal'],
  unique: { devolucion_orden_cargo_folio_key: ['folio'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.devolver',
    update: 'orden-cargo.devolver',
    delete: 'orden-cargo.devolver',
  },
  scope: {
    unidad: ['unidadId'],
    servicio: ['servicioId'],
    almacen: ['almacenSurtidorId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  views: [
    { id: 'porAtender', filter: { paso: ['aceptar'] } },
    { id: 'enCurso', filter: { estatus: ['SOLICITADA'] } },
  ],
  lifecycle: devolucionOrdenCargoLifecycle,
  folio: { field: 'folio', on: null, others: [], series: 'DOC', digits: 6, unit: 'unidadId' },
  seal: {
    states: ['ACEPTADA', 'RECHAZADA'],
    content: [
      'folio',
      'ordenCargoId',
      'estatus',
      'origen',
      'hospitalizacionId',
      'pacienteId',
      'unidadId',
      'jurisdiccionId',
      'servicioId',
      'almacenSurtidorId',
      'motivo',
      'motivoResolucion',
      'salidaExtraordinariaId',
      'solicitadaPorId',
      'fechaSolicitud',
      'resueltaPorId',
      'fechaResolucion',
    ],
    lines: { lineas: ['insumoOrdenCargoId', 'insumoId', 'loteId', 'cantidad', 'condicion', 'costoUnitario'] },
  },
  derive: 'devolucionOrdenCargo',
  copies: [
    {
      field: 'hospitalizacionId',
      reference: 'ordenCargoId',
      entity: 'orden-cargo',
      from: 'hospitalizacionId',
    },
    { field: 'pacienteId', reference: 'ordenCargoId', entity: 'orden-cargo', from: 'pacienteId' },
    { field: 'unidadId', reference: 'ordenCargoId', entity: 'orden-cargo', from: 'unidadId' },
    {
      field: 'jurisdiccionId',
      reference: 'ordenCargoId',
      entity: 'orden-cargo',
      from: 'jurisdiccionId',
    },
    { field: 'servicioId', reference: 'ordenCargoId', entity: 'orden-cargo', from: 'servicioId' },
    {
      field: 'almacenSurtidorId',
      reference: 'ordenCargoId',
      entity: 'orden-cargo',
      from: 'almacenSurtidorId',
    },
  ],
};

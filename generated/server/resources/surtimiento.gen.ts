// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_SURTIMIENTO } from '../../shared/enums.gen';
import { surtimientoForm } from '../../shared/forms/surtimiento.gen';
import { surtimientoLifecycle } from '../../shared/lifecycles/surtimiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { paciente } from '../tables/paciente.gen';
import { persona } from '../tables/persona.gen';
import { receta } from '../tables/receta.gen';
import { surtimiento } from '../tables/surtimiento.gen';
import { surtimientoDetalle } from '../tables/surtimiento-detalle.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { surtimientoDetalleResource } from './surtimiento-detalle.gen';

const recetaIdTarget = alias(receta, 'surtimiento_receta_id');
const pacienteIdTarget = alias(paciente, 'surtimiento_paciente_id');
const pacienteIdTargetPersona = alias(persona, 'surtimiento_paciente_id_persona');
const almacenIdTarget = alias(almacen, 'surtimiento_almacen_id');
const unidadIdTarget = alias(unidad, 'surtimiento_unidad_id');
const unidadRecetaIdTarget = alias(unidad, 'surtimiento_unidad_receta_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'surtimiento_jurisdiccion_id');
const usuarioIdTarget = alias(usuario, 'surtimiento_usuario_id');
const usuarioIdTargetPersona = alias(persona, 'surtimiento_usuario_id_persona');
const segundoVerificadorIdTarget = alias(usuario, 'surtimiento_segundo_verificador_id');
const segundoVerificadorIdTargetPersona = alias(persona, 'surtimiento_segundo_verificador_id_persona');
const reversadoPorIdTarget = alias(usuario, 'surtimiento_reversado_por_id');
const reversadoPorIdTargetPersona = alias(persona, 'surtimiento_reversado_por_id_persona');

export const surtimientoResource: Resource = {
  name: 'surtimiento',
  path: '/pacientes/receta/surtimiento',
  table: surtimiento,
  key: { name: 'surtimientoId', column: surtimiento.surtimientoId, kind: 'serial', type: 'integer' },
  form: surtimientoForm,
  fields: [
    { name: 'recetaId', kind: 'integer', column: surtimiento.recetaId },
    { name: 'numero', kind: 'integer', column: surtimiento.numero },
    { name: 'folio', kind: 'text', column: surtimiento.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: surtimiento.estatus,
      options: ESTATUS_SURTIMIENTO,
      enumName: 'EstatusSurtimiento',
    },
    { name: 'pacienteId', kind: 'integer', column: surtimiento.pacienteId },
    { name: 'almacenId', kind: 'integer', column: surtimiento.almacenId },
    { name: 'unidadId', kind: 'integer', column: surtimiento.unidadId },
    { name: 'unidadRecetaId', kind: 'integer', column: surtimiento.unidadRecetaId },
    { name: 'jurisdiccionId', kind: 'integer', column: surtimiento.jurisdiccionId },
    { name: 'fecha', kind: 'datetime', column: surtimiento.fecha },
    { name: 'usuarioId', kind: 'integer', column: surtimiento.usuarioId },
    { name: 'segundoVerificadorId', kind: 'integer', column: surtimiento.segundoVerificadorId },
    {
      name: 'recibe',
      kind: 'object',
      column: surtimiento.recibe,
      inside: { nombre: 'text', parentesco: 'text', identificacion: 'text' },
      secrets: [{ permission: 'paciente.identificar', beside: 'receta.ver' }],
    },
    { name: 'asesoria', kind: 'boolean', column: surtimiento.asesoria },
    { name: 'controlado', kind: 'boolean', column: surtimiento.controlado },
    { name: 'redFria', kind: 'boolean', column: surtimiento.redFria },
    { name: 'piezas', kind: 'integer', column: surtimiento.piezas },
    { name: 'reversadoPorId', kind: 'integer', column: surtimiento.reversadoPorId },
    { name: 'fechaReversa', kind: 'datetime', column: surtimiento.fechaReversa },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'recetaId',
      label: 'recetaNombre',
      entity: 'receta',
      column: surtimiento.recetaId,
      joins: [{ table: recetaIdTarget, on: eq(recetaIdTarget.recetaId, surtimiento.recetaId) }],
      text: sql`${recetaIdTarget.folio}`,
      order: [{ column: recetaIdTarget.folio, words: true }],
    },
    {
      field: 'pacienteId',
      label: 'pacienteNombre',
      entity: 'paciente',
      column: surtimiento.pacienteId,
      joins: [
        { table: pacienteIdTarget, on: eq(pacienteIdTarget.pacienteId, surtimiento.pacienteId) },
        { table: pacienteIdTargetPersona, on: eq(pacienteIdTargetPersona.personaId, pacienteIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${pacienteIdTargetPersona.nombre}, ${pacienteIdTargetPersona.primerApellido}, ${pacienteIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: pacienteIdTargetPersona.nombre, words: true },
        { column: pacienteIdTargetPersona.primerApellido, words: true },
        { column: pacienteIdTargetPersona.segundoApellido, words: true },
      ],
      follows: true,
      secrets: [{ permission: 'paciente.identificar', beside: 'paciente.ver' }],
      initial: true,
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: surtimiento.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, surtimiento.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: surtimiento.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, surtimiento.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadRecetaId',
      label: 'unidadRecetaNombre',
      entity: 'unidad',
      column: surtimiento.unidadRecetaId,
      joins: [{ table: unidadRecetaIdTarget, on: eq(unidadRecetaIdTarget.unidadId, surtimiento.unidadRecetaId) }],
      text: sql`${unidadRecetaIdTarget.nombre}`,
      order: [{ column: unidadRecetaIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: surtimiento.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, surtimiento.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'usuarioId',
      label: 'usuarioNombre',
      entity: 'usuario',
      column: surtimiento.usuarioId,
      joins: [
        { table: usuarioIdTarget, on: eq(usuarioIdTarget.usuarioId, surtimiento.usuarioId) },
        { table: usuarioIdTargetPersona, on: eq(usuarioIdTargetPersona.personaId, usuarioIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${usuarioIdTargetPersona.nombre}, ${usuarioIdTargetPersona.primerApellido}, ${usuarioIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: usuarioIdTargetPersona.nombre, words: true },
        { column: usuarioIdTargetPersona.primerApellido, words: true },
        { column: usuarioIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'segundoVerificadorId',
      label: 'segundoVerificadorNombre',
      entity: 'usuario',
      column: surtimiento.segundoVerificadorId,
      joins: [
        {
          table: segundoVerificadorIdTarget,
          on: eq(segundoVerificadorIdTarget.usuarioId, surtimiento.segundoVerificadorId),
        },
        {
          table: segundoVerificadorIdTargetPersona,
          on: eq(segundoVerificadorIdTargetPersona.personaId, segundoVerificadorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${segundoVerificadorIdTargetPersona.nombre}, ${segundoVerificadorIdTargetPersona.primerApellido}, ${segundoVerificadorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: segundoVerificadorIdTargetPersona.nombre, words: true },
        { column: segundoVerificadorIdTargetPersona.primerApellido, words: true },
        { column: segundoVerificadorIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'reversadoPorId',
      label: 'reversadoPorNombre',
      entity: 'usuario',
      column: surtimiento.reversadoPorId,
      joins: [
        { table: reversadoPorIdTarget, on: eq(reversadoPorIdTarget.usuarioId, surtimiento.reversadoPorId) },
        {
          table: reversadoPorIdTargetPersona,
          on: eq(reversadoPorIdTargetPersona.personaId, reversadoPorIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${reversadoPorIdTargetPersona.nombre}, ${reversadoPorIdTargetPersona.primerApellido}, ${reversadoPorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: reversadoPorIdTargetPersona.nombre, words: true },
        { column: reversadoPorIdTargetPersona.primerApellido, words: true },
        { column: reversadoPorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'surtimientoId',
      parent: surtimientoDetalle.surtimientoId,
      position: surtimientoDetalle.orden,
      unique: [],
      resource: surtimientoDetalleResource,
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
    {
      path: 'lineas.insumoRecetadoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
  ],
  released: ['recetaId', 'pacienteId', 'lineas.insumoId', 'lineas.insumoRecetadoId', 'lineas.loteId', 'reversadoPorId'],
  narrowed: [],
  search: {
    own: surtimiento.busqueda,
    sounds: null,
    dates: [],
    names: [surtimiento.folio],
    fields: ['folio'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}-${valueAt(record, 'numero')}`,
  detail: (record) => textOf`${valueAt(record, 'pacienteNombre')}`,
  sort: { direction: 'desc', field: 'fecha' },
  pageSize: 25,
  totals: [],
  unique: { surtimiento_receta_id_numero_key: ['recetaId', 'numero'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.surtir',
    update: 'receta.surtir',
    delete: 'receta.surtir',
  },
  scope: { unidad: ['unidadId', 'unidadRecetaId'], almacen: ['almacenId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: true,
  lifecycle: surtimientoLifecycle,
  folio: null,
  seal: {
    states: ['VIGENTE', 'REVERSADO'],
    content: [
      'recetaId',
      'numero',
      'folio',
      'estatus',
      'pacienteId',
      'almacenId',
      'unidadId',
      'unidadRecetaId',
      'jurisdiccionId',
      'fecha',
      'usuarioId',
      'segundoVerificadorId',
      'recibe',
      'asesoria',
      'controlado',
      'redFria',
      'piezas',
      'reversadoPorId',
      'fechaReversa',
    ],
    lines: {
      lineas: [
        'recetaDetalleId',
        'insumoId',
        'insumoRecetadoId',
        'loteId',
        'caducidad',
        'cantidad',
        'escaneado',
        'motivoNoFefo',
        'movimiento',
      ],
    },
  },
  derive: null,
  copies: [],
};

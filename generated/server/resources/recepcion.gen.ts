// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_RECEPCION, RESULTADO_INSPECCION } from '../../shared/enums.gen';
import { recepcionForm } from '../../shared/forms/recepcion.gen';
import { recepcionLifecycle } from '../../shared/lifecycles/recepcion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { contrato } from '../tables/contrato.gen';
import { evento } from '../tables/evento.gen';
import { fuenteFinanciamiento } from '../tables/fuente-financiamiento.gen';
import { insumo } from '../tables/insumo.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { lote } from '../tables/lote.gen';
import { persona } from '../tables/persona.gen';
import { programa } from '../tables/programa.gen';
import { proveedor } from '../tables/proveedor.gen';
import { recepcion } from '../tables/recepcion.gen';
import { recepcionDetalle } from '../tables/recepcion-detalle.gen';
import { unidad } from '../tables/unidad.gen';
import { usuario } from '../tables/usuario.gen';
import { recepcionDetalleResource } from './recepcion-detalle.gen';

const almacenIdTarget = alias(almacen, 'recepcion_almacen_id');
const unidadIdTarget = alias(unidad, 'recepcion_unidad_id');
const jurisdiccionIdTarget = alias(jurisdiccion, 'recepcion_jurisdiccion_id');
const proveedorIdTarget = alias(proveedor, 'recepcion_proveedor_id');
const eventoIdTarget = alias(evento, 'recepcion_evento_id');
const contratoIdTarget = alias(contrato, 'recepcion_contrato_id');
const capturistaIdTarget = alias(usuario, 'recepcion_capturista_id');
const capturistaIdTargetPersona = alias(persona, 'recepcion_capturista_id_persona');
const inspectorIdTarget = alias(usuario, 'recepcion_inspector_id');
const inspectorIdTargetPersona = alias(persona, 'recepcion_inspector_id_persona');

export const recepcionResource: Resource = {
  name: 'recepcion',
  path: '/inventario/recepcion',
  table: recepcion,
  key: { name: 'recepcionId', column: recepcion.recepcionId, kind: 'serial', type: 'integer' },
  form: recepcionForm,
  fields: [
    { name: 'folio', kind: 'text', column: recepcion.folio },
    {
      name: 'estatus',
      kind: 'enum',
      column: recepcion.estatus,
      options: ESTATUS_RECEPCION,
      enumName: 'EstatusRecepcion',
    },
    { name: 'almacenId', kind: 'integer', column: recepcion.almacenId, bulk: true },
    { name: 'unidadId', kind: 'integer', column: recepcion.unidadId },
    { name: 'jurisdiccionId', kind: 'integer', column: recepcion.jurisdiccionId },
    { name: 'proveedorId', kind: 'integer', column: recepcion.proveedorId, bulk: true },
    { name: 'eventoId', kind: 'integer', column: recepcion.eventoId },
    { name: 'contratoId', kind: 'integer', column: recepcion.contratoId },
    { name: 'ordenSuministro', kind: 'text', column: recepcion.ordenSuministro, bulk: true },
    { name: 'remision', kind: 'text', column: recepcion.remision, bulk: true },
    { name: 'factura', kind: 'text', column: recepcion.factura, bulk: true },
    { name: 'fecha', kind: 'date', column: recepcion.fecha, bulk: true },
    { name: 'motivo', kind: 'text', column: recepcion.motivo },
    { name: 'piezas', kind: 'integer', column: recepcion.piezas },
    { name: 'piezasRechazadas', kind: 'integer', column: recepcion.piezasRechazadas },
    { name: 'subtotal', kind: 'number', column: recepcion.subtotal },
    { name: 'ivaTotal', kind: 'number', column: recepcion.ivaTotal },
    { name: 'importeTotal', kind: 'number', column: recepcion.importeTotal },
    {
      name: 'inspeccionEmpaque',
      kind: 'enum',
      column: recepcion.inspeccionEmpaque,
      options: RESULTADO_INSPECCION,
      enumName: 'ResultadoInspeccion',
    },
    {
      name: 'inspeccionEtiquetado',
      kind: 'enum',
      column: recepcion.inspeccionEtiquetado,
      options: RESULTADO_INSPECCION,
      enumName: 'ResultadoInspeccion',
    },
    {
      name: 'inspeccionCaducidad',
      kind: 'enum',
      column: recepcion.inspeccionCaducidad,
      options: RESULTADO_INSPECCION,
      enumName: 'ResultadoInspeccion',
    },
    {
      name: 'inspeccionTemperatura',
      kind: 'enum',
      column: recepcion.inspeccionTemperatura,
      options: RESULTADO_INSPECCION,
      enumName: 'ResultadoInspeccion',
    },
    { name: 'inspeccionObservaciones', kind: 'text', column: recepcion.inspeccionObservaciones },
    { name: 'capturistaId', kind: 'integer', column: recepcion.capturistaId },
    { name: 'inspectorId', kind: 'integer', column: recepcion.inspectorId },
    { name: 'fechaCaptura', kind: 'datetime', column: recepcion.fechaCaptura },
    { name: 'fechaInspeccion', kind: 'datetime', column: recepcion.fechaInspeccion },
    { name: 'estatusDesde', kind: 'datetime', column: recepcion.estatusDesde },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: recepcion.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, recepcion.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'unidadId',
      label: 'unidadNombre',
      entity: 'unidad',
      column: recepcion.unidadId,
      joins: [{ table: unidadIdTarget, on: eq(unidadIdTarget.unidadId, recepcion.unidadId) }],
      text: sql`${unidadIdTarget.nombre}`,
      order: [{ column: unidadIdTarget.nombre, words: true }],
    },
    {
      field: 'jurisdiccionId',
      label: 'jurisdiccionNombre',
      entity: 'jurisdiccion',
      column: recepcion.jurisdiccionId,
      joins: [{ table: jurisdiccionIdTarget, on: eq(jurisdiccionIdTarget.jurisdiccionId, recepcion.jurisdiccionId) }],
      text: sql`${jurisdiccionIdTarget.nombre}`,
      order: [{ column: jurisdiccionIdTarget.nombre, words: true }],
    },
    {
      field: 'proveedorId',
      label: 'proveedorNombre',
      entity: 'proveedor',
      column: recepcion.proveedorId,
      joins: [{ table: proveedorIdTarget, on: eq(proveedorIdTarget.proveedorId, recepcion.proveedorId) }],
      text: sql`${proveedorIdTarget.razonSocial}`,
      order: [{ column: proveedorIdTarget.razonSocial, words: true }],
    },
    {
      field: 'eventoId',
      label: 'eventoNombre',
      entity: 'evento',
      column: recepcion.eventoId,
      joins: [{ table: eventoIdTarget, on: eq(eventoIdTarget.eventoId, recepcion.eventoId) }],
      text: sql`${eventoIdTarget.folio}`,
      order: [{ column: eventoIdTarget.folio, words: true }],
    },
    {
      field: 'contratoId',
      label: 'contratoNombre',
      entity: 'contrato',
      column: recepcion.contratoId,
      joins: [{ table: contratoIdTarget, on: eq(contratoIdTarget.contratoId, recepcion.contratoId) }],
      text: sql`${contratoIdTarget.numero}`,
      order: [{ column: contratoIdTarget.numero, words: true }],
    },
    {
      field: 'capturistaId',
      label: 'capturistaNombre',
      entity: 'usuario',
      column: recepcion.capturistaId,
      joins: [
        { table: capturistaIdTarget, on: eq(capturistaIdTarget.usuarioId, recepcion.capturistaId) },
        { table: capturistaIdTargetPersona, on: eq(capturistaIdTargetPersona.personaId, capturistaIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${capturistaIdTargetPersona.nombre}, ${capturistaIdTargetPersona.primerApellido}, ${capturistaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: capturistaIdTargetPersona.nombre, words: true },
        { column: capturistaIdTargetPersona.primerApellido, words: true },
        { column: capturistaIdTargetPersona.segundoApellido, words: true },
      ],
    },
    {
      field: 'inspectorId',
      label: 'inspectorNombre',
      entity: 'usuario',
      column: recepcion.inspectorId,
      joins: [
        { table: inspectorIdTarget, on: eq(inspectorIdTarget.usuarioId, recepcion.inspectorId) },
        { table: inspectorIdTargetPersona, on: eq(inspectorIdTargetPersona.personaId, inspectorIdTarget.personaId) },
      ],
      text: sql`nullif(concat_ws(' ', ${inspectorIdTargetPersona.nombre}, ${inspectorIdTargetPersona.primerApellido}, ${inspectorIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: inspectorIdTargetPersona.nombre, words: true },
        { column: inspectorIdTargetPersona.primerApellido, words: true },
        { column: inspectorIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [
    {
      name: 'lineas',
      link: 'recepcionId',
      parent: recepcionDetalle.recepcionId,
      position: recepcionDetalle.orden,
      unique: [],
      resource: recepcionDetalleResource,
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
      path: 'lineas.fuenteFinanciamientoId',
      kind: 'lines',
      entity: 'fuente-financiamiento',
      column: null,
      target: { table: fuenteFinanciamiento, key: fuenteFinanciamiento.fuenteFinanciamientoId },
    },
    {
      path: 'lineas.programaId',
      kind: 'lines',
      entity: 'programa',
      column: null,
      target: { table: programa, key: programa.programaId },
    },
    { path: 'lineas.loteId', kind: 'lines', entity: 'lote', column: null, target: { table: lote, key: lote.loteId } },
  ],
  released: ['capturistaId', 'inspectorId'],
  narrowed: [
    {
      path: 'eventoId',
      kind: 'column',
      entity: 'evento',
      dependsOn: { almacenId: 'almacenId', proveedorId: 'proveedorId' },
      filter: { tipo: 'RECEPCION_PROVEEDOR' },
      acyclic: false,
    },
    {
      path: 'contratoId',
      kind: 'column',
      entity: 'contrato',
      dependsOn: { proveedorId: 'proveedorId' },
      filter: {},
      acyclic: false,
    },
  ],
  search: {
    own: recepcion.busqueda,
    sounds: null,
    dates: [],
    names: [recepcion.folio, recepcion.ordenSuministro, recepcion.remision, recepcion.factura],
    fields: ['folio', 'remision', 'factura', 'ordenSuministro'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'folio')}`,
  detail: (record) => textOf`${valueAt(record, 'proveedorNombre')} · ${valueAt(record, 'almacenNombre')}`,
  sort: { direction: 'desc', field: 'fechaCaptura' },
  pageSize: 25,
  totals: ['piezas', 'piezasRechazadas', 'importeTotal'],
  unique: { recepcion_folio_key: ['folio'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'entrada.registrar',
    update: 'entrada.registrar',
    delete: 'entrada.registrar',
  },
  scope: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  views: [
    { id: 'porAtender', filter: { paso: ['inspeccionar', 'aceptar'] } },
    { id: 'enCurso', filter: { estatus: ['BORRADOR', 'EN_INSPECCION'] } },
  ],
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  lifecycle: recepcionLifecycle,
  folio: { field: 'folio', on: 'inspeccionar', others: [], series: 'REC', digits: 5, unit: 'unidadId' },
  seal: {
    states: ['ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'],
    content: [
      'folio',
      'estatus',
      'almacenId',
      'unidadId',
      'jurisdiccionId',
      'proveedorId',
      'eventoId',
      'contratoId',
      'ordenSuministro',
      'remision',
      'factura',
      'fecha',
      'motivo',
      'inspeccionEmpaque',
      'inspeccionEtiquetado',
      'inspeccionCaducidad',
      'inspeccionTemperatura',
      'inspeccionObservaciones',
      'capturistaId',
      'inspectorId',
      'fechaCaptura',
      'fechaInspeccion',
    ],
    lines: {
      lineas: [
        'insumoId',
        'numeroLote',
        'caducidad',
        'cantidad',
        'costoUnitario',
        'ivaPorcentaje',
        'temperatura',
        'ubicacionCodigo',
        'marca',
        'fechaFabricacion',
        'gtin',
        'fuenteFinanciamientoId',
        'programaId',
        'cantidadRechazada',
        'motivoRechazo',
        'cartaFolio',
        'cartaFecha',
        'cartaVigenciaMeses',
        'loteId',
      ],
    },
  },
  triggers: [
    { on: 'inspeccionar', of: 'eventoId', entity: 'evento', step: 'recibir' },
    { on: 'aceptar', of: 'eventoId', entity: 'evento', step: 'completar' },
    { on: 'rechazar', of: 'eventoId', entity: 'evento', step: 'devolverEntrega' },
  ],
  derive: 'recepcion',
  copies: [
    { field: 'unidadId', reference: 'almacenId', entity: 'almacen', from: 'unidadId' },
    { field: 'jurisdiccionId', reference: 'unidadId', entity: 'unidad', from: 'jurisdiccionId' },
  ],
};

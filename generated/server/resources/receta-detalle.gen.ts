// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ESTATUS_LINEA_RECETA, FRACCION, RESPUESTA_SUSTITUCION, UNIDAD_DOSIS, VIA } from '../../shared/enums.gen';
import { recetaForm } from '../../shared/forms/receta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { motivoNoSurtido } from '../tables/motivo-no-surtido.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';
import { recetaDetalle } from '../tables/receta-detalle.gen';

const insumoIdTarget = alias(insumo, 'receta_detalle_insumo_id');
const motivoNoSurtidoIdTarget = alias(motivoNoSurtido, 'receta_detalle_motivo_no_surtido_id');
const sustitutoPropuestoIdTarget = alias(insumo, 'receta_detalle_sustituto_propuesto_id');
const sustitutoInsumoIdTarget = alias(insumo, 'receta_detalle_sustituto_insumo_id');
const sustitucionAutorizaIdTarget = alias(personalMedico, 'receta_detalle_sustitucion_autoriza_id');
const sustitucionAutorizaIdTargetPersona = alias(persona, 'receta_detalle_sustitucion_autoriza_id_persona');

export const recetaDetalleResource: Resource = {
  name: 'receta-detalle',
  path: '',
  table: recetaDetalle,
  key: { name: 'recetaDetalleId', column: recetaDetalle.recetaDetalleId, kind: 'serial', type: 'integer' },
  form: recetaForm,
  fields: [
    { name: 'recetaId', kind: 'integer', column: recetaDetalle.recetaId },
    { name: 'orden', kind: 'integer', column: recetaDetalle.orden },
    { name: 'insumoId', kind: 'integer', column: recetaDetalle.insumoId },
    { name: 'dosis', kind: 'number', column: recetaDetalle.dosis },
    {
      name: 'unidadDosis',
      kind: 'enum',
      column: recetaDetalle.unidadDosis,
      options: UNIDAD_DOSIS,
      enumName: 'UnidadDosis',
    },
    { name: 'via', kind: 'enum', column: recetaDetalle.via, options: VIA, enumName: 'Via' },
    { name: 'frecuenciaHoras', kind: 'integer', column: recetaDetalle.frecuenciaHoras },
    { name: 'frecuenciaTexto', kind: 'text', column: recetaDetalle.frecuenciaTexto },
    { name: 'duracionDias', kind: 'integer', column: recetaDetalle.duracionDias },
    { name: 'prn', kind: 'boolean', column: recetaDetalle.prn },
    { name: 'indicacionPrn', kind: 'text', column: recetaDetalle.indicacionPrn },
    { name: 'cantidadPrescrita', kind: 'integer', column: recetaDetalle.cantidadPrescrita },
    { name: 'continuacion', kind: 'boolean', column: recetaDetalle.continuacion },
    { name: 'indicaciones', kind: 'text', column: recetaDetalle.indicaciones },
    { name: 'justificacion', kind: 'text', column: recetaDetalle.justificacion },
    { name: 'cantidadSugerida', kind: 'integer', column: recetaDetalle.cantidadSugerida },
    { name: 'calculo', kind: 'text', column: recetaDetalle.calculo },
    { name: 'cantidadSurtida', kind: 'integer', column: recetaDetalle.cantidadSurtida },
    { name: 'cantidadPendiente', kind: 'integer', column: recetaDetalle.cantidadPendiente },
    {
      name: 'estatusLinea',
      kind: 'enum',
      column: recetaDetalle.estatusLinea,
      options: ESTATUS_LINEA_RECETA,
      enumName: 'EstatusLineaReceta',
    },
    { name: 'motivoNoSurtidoId', kind: 'integer', column: recetaDetalle.motivoNoSurtidoId },
    { name: 'sustitutoPropuestoId', kind: 'integer', column: recetaDetalle.sustitutoPropuestoId },
    { name: 'sustitutoInsumoId', kind: 'integer', column: recetaDetalle.sustitutoInsumoId },
    { name: 'sustitucionMotivo', kind: 'text', column: recetaDetalle.sustitucionMotivo },
    {
      name: 'sustitucionRespuesta',
      kind: 'enum',
      column: recetaDetalle.sustitucionRespuesta,
      options: RESPUESTA_SUSTITUCION,
      enumName: 'RespuestaSustitucion',
    },
    { name: 'sustitucionAutorizaId', kind: 'integer', column: recetaDetalle.sustitucionAutorizaId },
    { name: 'nombreGenerico', kind: 'text', column: recetaDetalle.nombreGenerico },
    { name: 'contenidoEnvase', kind: 'integer', column: recetaDetalle.contenidoEnvase },
    {
      name: 'unidadContenido',
      kind: 'enum',
      column: recetaDetalle.unidadContenido,
      options: UNIDAD_DOSIS,
      enumName: 'UnidadDosis',
    },
    { name: 'volumenUnidad', kind: 'number', column: recetaDetalle.volumenUnidad },
    { name: 'concentracion', kind: 'text', column: recetaDetalle.concentracion },
    { name: 'fraccion', kind: 'enum', column: recetaDetalle.fraccion, options: FRACCION, enumName: 'Fraccion' },
    { name: 'antibiotico', kind: 'boolean', column: recetaDetalle.antibiotico },
    { name: 'altoRiesgo', kind: 'boolean', column: recetaDetalle.altoRiesgo },
    { name: 'redFria', kind: 'boolean', column: recetaDetalle.redFria },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'insumoId',
      label: 'insumoNombre',
      entity: 'insumo',
      column: recetaDetalle.insumoId,
      joins: [{ table: insumoIdTarget, on: eq(insumoIdTarget.insumoId, recetaDetalle.insumoId) }],
      text: sql`${insumoIdTarget.nombreGenerico} || ' ' || coalesce(${insumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${insumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: insumoIdTarget.nombreGenerico, words: true },
        { column: insumoIdTarget.concentracion, words: true },
        { column: insumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'motivoNoSurtidoId',
      label: 'motivoNoSurtidoNombre',
      entity: 'motivo-no-surtido',
      column: recetaDetalle.motivoNoSurtidoId,
      joins: [
        {
          table: motivoNoSurtidoIdTarget,
          on: eq(motivoNoSurtidoIdTarget.motivoNoSurtidoId, recetaDetalle.motivoNoSurtidoId),
        },
      ],
      text: sql`${motivoNoSurtidoIdTarget.nombre}`,
      order: [{ column: motivoNoSurtidoIdTarget.nombre, words: true }],
    },
    {
      field: 'sustitutoPropuestoId',
      label: 'sustitutoPropuestoNombre',
      entity: 'insumo',
      column: recetaDetalle.sustitutoPropuestoId,
      joins: [
        {
          table: sustitutoPropuestoIdTarget,
          on: eq(sustitutoPropuestoIdTarget.insumoId, recetaDetalle.sustitutoPropuestoId),
        },
      ],
      text: sql`${sustitutoPropuestoIdTarget.nombreGenerico} || ' ' || coalesce(${sustitutoPropuestoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${sustitutoPropuestoIdTarget.presentacion}::text, '')`,
      order: [
        { column: sustitutoPropuestoIdTarget.nombreGenerico, words: true },
        { column: sustitutoPropuestoIdTarget.concentracion, words: true },
        { column: sustitutoPropuestoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'sustitutoInsumoId',
      label: 'sustitutoInsumoNombre',
      entity: 'insumo',
      column: recetaDetalle.sustitutoInsumoId,
      joins: [
        { table: sustitutoInsumoIdTarget, on: eq(sustitutoInsumoIdTarget.insumoId, recetaDetalle.sustitutoInsumoId) },
      ],
      text: sql`${sustitutoInsumoIdTarget.nombreGenerico} || ' ' || coalesce(${sustitutoInsumoIdTarget.concentracion}::text, '') || ' · ' || coalesce(${sustitutoInsumoIdTarget.presentacion}::text, '')`,
      order: [
        { column: sustitutoInsumoIdTarget.nombreGenerico, words: true },
        { column: sustitutoInsumoIdTarget.concentracion, words: true },
        { column: sustitutoInsumoIdTarget.presentacion, words: true },
      ],
    },
    {
      field: 'sustitucionAutorizaId',
      label: 'sustitucionAutorizaNombre',
      entity: 'personal-medico',
      column: recetaDetalle.sustitucionAutorizaId,
      joins: [
        {
          table: sustitucionAutorizaIdTarget,
          on: eq(sustitucionAutorizaIdTarget.personalMedicoId, recetaDetalle.sustitucionAutorizaId),
        },
        {
          table: sustitucionAutorizaIdTargetPersona,
          on: eq(sustitucionAutorizaIdTargetPersona.personaId, sustitucionAutorizaIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${sustitucionAutorizaIdTargetPersona.nombre}, ${sustitucionAutorizaIdTargetPersona.primerApellido}, ${sustitucionAutorizaIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: sustitucionAutorizaIdTargetPersona.nombre, words: true },
        { column: sustitucionAutorizaIdTargetPersona.primerApellido, words: true },
        { column: sustitucionAutorizaIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  released: ['sustitutoPropuestoId', 'sustitucionAutorizaId'],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'recetaDetalleId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {},
  operations: [],
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.crear',
    update: 'receta.crear',
    delete: 'receta.crear',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};

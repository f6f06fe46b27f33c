// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { motivoNoSurtido } from './motivo-no-surtido.gen';
import { personalMedico } from './personal-medico.gen';
import { receta } from './receta.gen';
import type { Receta } from '../../shared/types/receta.gen';

type Line = NonNullable<Receta['lineas']>[number];

/** Medicamentos. */
export const recetaDetalle = pgTable(
  'receta_detalle',
  {
    recetaDetalleId: bigint('receta_detalle_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    recetaId: bigint('receta_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    dosis: numeric('dosis', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    unidadDosis: text('unidad_dosis').$type<Line['unidadDosis']>().notNull(),
    via: text('via').$type<Line['via']>().notNull(),
    frecuenciaHoras: bigint('frecuencia_horas', { mode: 'number' }),
    frecuenciaTexto: text('frecuencia_texto'),
    duracionDias: bigint('duracion_dias', { mode: 'number' }).notNull(),
    prn: boolean('prn').default(false),
    indicacionPrn: text('indicacion_prn'),
    cantidadPrescrita: bigint('cantidad_prescrita', { mode: 'number' }).notNull(),
    continuacion: boolean('continuacion').default(false),
    indicaciones: text('indicaciones'),
    justificacion: text('justificacion'),
    cantidadSugerida: bigint('cantidad_sugerida', { mode: 'number' }),
    calculo: text('calculo'),
    cantidadSurtida: bigint('cantidad_surtida', { mode: 'number' }).default(0),
    cantidadPendiente: bigint('cantidad_pendiente', { mode: 'number' }),
    estatusLinea: text('estatus_linea').$type<NonNullable<Line['estatusLinea']>>(),
    motivoNoSurtidoId: bigint('motivo_no_surtido_id', { mode: 'number' }),
    sustitutoPropuestoId: bigint('sustituto_propuesto_id', { mode: 'number' }),
    sustitutoInsumoId: bigint('sustituto_insumo_id', { mode: 'number' }),
    sustitucionMotivo: text('sustitucion_motivo'),
    sustitucionRespuesta: text('sustitucion_respuesta').$type<NonNullable<Line['sustitucionRespuesta']>>(),
    sustitucionAutorizaId: bigint('sustitucion_autoriza_id', { mode: 'number' }),
    nombreGenerico: text('nombre_generico'),
    contenidoEnvase: bigint('contenido_envase', { mode: 'number' }),
    unidadContenido: text('unidad_contenido').$type<NonNullable<Line['unidadContenido']>>(),
    volumenUnidad: numeric('volumen_unidad', { precision: 10, scale: 3, mode: 'number' }),
    concentracion: text('concentracion'),
    fraccion: text('fraccion').$type<NonNullable<Line['fraccion']>>(),
    antibiotico: boolean('antibiotico'),
    altoRiesgo: boolean('alto_riesgo'),
    redFria: boolean('red_fria'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'receta_detalle_receta_id_fk', columns: [table.recetaId], foreignColumns: [receta.recetaId] }),
    foreignKey({ name: 'receta_detalle_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({
      name: 'receta_detalle_motivo_no_surtido_id_fk',
      columns: [table.motivoNoSurtidoId],
      foreignColumns: [motivoNoSurtido.motivoNoSurtidoId],
    }),
    foreignKey({
      name: 'receta_detalle_sustituto_propuesto_id_fk',
      columns: [table.sustitutoPropuestoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'receta_detalle_sustituto_insumo_id_fk',
      columns: [table.sustitutoInsumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'receta_detalle_sustitucion_autoriza_id_fk',
      columns: [table.sustitucionAutorizaId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    check('receta_detalle_orden_check', sql`"orden" >= 0`),
    check('receta_detalle_dosis_check', sql`"dosis" >= 0.001 and "dosis" <= 100000`),
    check(
      'receta_detalle_unidad_dosis_check',
      sql`"unidad_dosis" in ('mcg', 'mg', 'g', 'UI', 'mEq', 'mmol', 'mL', 'gota', 'tableta', 'comprimido', 'gragea', 'cápsula', 'sobre', 'supositorio', 'óvulo', 'parche', 'ampolleta', 'frasco ámpula', 'jeringa', 'frasco', 'pieza', 'dosis', 'disparo', 'aplicación')`,
    ),
    check(
      'receta_detalle_via_check',
      sql`"via" in ('ORAL', 'SUBLINGUAL', 'IV', 'IM', 'SC', 'ID', 'TOPICA', 'OFTALMICA', 'OTICA', 'NASAL', 'INHALADA', 'RECTAL', 'VAGINAL', 'SNG', 'EPIDURAL', 'INTRATECAL', 'TRANSDERMICA')`,
    ),
    check('receta_detalle_frecuencia_horas_check', sql`"frecuencia_horas" >= 1 and "frecuencia_horas" <= 168`),
    check('receta_detalle_frecuencia_texto_check', sql`char_length("frecuencia_texto") <= 80`),
    check('receta_detalle_duracion_dias_check', sql`"duracion_dias" >= 1 and "duracion_dias" <= 365`),
    check('receta_detalle_indicacion_prn_check', sql`char_length("indicacion_prn") <= 120`),
    check('receta_detalle_cantidad_prescrita_check', sql`"cantidad_prescrita" >= 0 and "cantidad_prescrita" <= 9999`),
    check('receta_detalle_indicaciones_check', sql`char_length("indicaciones") <= 300`),
    check(
      'receta_detalle_justificacion_check',
      sql`char_length("justificacion") >= 10 and char_length("justificacion") <= 300`,
    ),
    check('receta_detalle_calculo_check', sql`char_length("calculo") <= 120`),
    check('receta_detalle_cantidad_surtida_check', sql`"cantidad_surtida" >= 0`),
    check('receta_detalle_cantidad_pendiente_check', sql`"cantidad_pendiente" >= 0`),
    check(
      'receta_detalle_estatus_linea_check',
      sql`"estatus_linea" in ('PENDIENTE', 'PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'SUSPENDIDA')`,
    ),
    check('receta_detalle_sustitucion_motivo_check', sql`char_length("sustitucion_motivo") <= 200`),
    check('receta_detalle_sustitucion_respuesta_check', sql`"sustitucion_respuesta" in ('AUTORIZADA', 'NEGADA')`),
    check('receta_detalle_nombre_generico_check', sql`char_length("nombre_generico") <= 200`),
    check(
      'receta_detalle_unidad_contenido_check',
      sql`"unidad_contenido" in ('mcg', 'mg', 'g', 'UI', 'mEq', 'mmol', 'mL', 'gota', 'tableta', 'comprimido', 'gragea', 'cápsula', 'sobre', 'supositorio', 'óvulo', 'parche', 'ampolleta', 'frasco ámpula', 'jeringa', 'frasco', 'pieza', 'dosis', 'disparo', 'aplicación')`,
    ),
    check('receta_detalle_concentracion_check', sql`char_length("concentracion") <= 80`),
    check('receta_detalle_fraccion_check', sql`"fraccion" in ('I', 'II', 'III', 'IV', 'V', 'VI')`),
    index('receta_detalle_receta_id_idx').on(table.recetaId),
    index('receta_detalle_orden_idx').on(table.orden, table.recetaDetalleId, table.activo),
    index('receta_detalle_insumo_id_idx').on(table.insumoId),
    index('receta_detalle_motivo_no_surtido_id_idx').on(table.motivoNoSurtidoId),
    index('receta_detalle_sustituto_propuesto_id_idx').on(table.sustitutoPropuestoId),
    index('receta_detalle_sustituto_insumo_id_idx').on(table.sustitutoInsumoId),
    index('receta_detalle_sustitucion_autoriza_id_idx').on(table.sustitucionAutorizaId),
  ],
);

// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { solicitud } from './solicitud.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

type Line = NonNullable<Solicitud['lineas']>[number];

/** Insumos solicitados. */
export const solicitudDetalle = pgTable(
  'solicitud_detalle',
  {
    solicitudDetalleId: bigint('solicitud_detalle_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    solicitudId: bigint('solicitud_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoSolicitadoId: bigint('insumo_solicitado_id', { mode: 'number' }),
    sustitutoInsumoId: bigint('sustituto_insumo_id', { mode: 'number' }),
    cantidadSolicitada: bigint('cantidad_solicitada', { mode: 'number' }).notNull(),
    observaciones: text('observaciones'),
    existenciaActual: bigint('existencia_actual', { mode: 'number' }),
    cpm: numeric('cpm', { precision: 12, scale: 2, mode: 'number' }),
    enTransito: bigint('en_transito', { mode: 'number' }),
    cantidadSugerida: bigint('cantidad_sugerida', { mode: 'number' }),
    precioEstimado: numeric('precio_estimado', { precision: 14, scale: 4, mode: 'number' }),
    cantidadAutorizada: bigint('cantidad_autorizada', { mode: 'number' }),
    motivoModificacion: text('motivo_modificacion'),
    cantidadApartada: bigint('cantidad_apartada', { mode: 'number' }),
    lotes: jsonb('lotes').$type<NonNullable<Line['lotes']>>(),
    cantidadSurtida: bigint('cantidad_surtida', { mode: 'number' }),
    motivoFaltante: text('motivo_faltante'),
    motivoNoFefo: text('motivo_no_fefo'),
    cantidadRecibida: bigint('cantidad_recibida', { mode: 'number' }),
    diferenciaTipo: text('diferencia_tipo').$type<NonNullable<Line['diferenciaTipo']>>(),
    diferenciaNota: text('diferencia_nota'),
    diferenciaResolucion: text('diferencia_resolucion').$type<NonNullable<Line['diferenciaResolucion']>>(),
    estatusLinea: text('estatus_linea').$type<Line['estatusLinea']>().notNull().default('PENDIENTE'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'solicitud_detalle_solicitud_id_fk',
      columns: [table.solicitudId],
      foreignColumns: [solicitud.solicitudId],
    }),
    foreignKey({
      name: 'solicitud_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'solicitud_detalle_insumo_solicitado_id_fk',
      columns: [table.insumoSolicitadoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'solicitud_detalle_sustituto_insumo_id_fk',
      columns: [table.sustitutoInsumoId],
      foreignColumns: [insumo.insumoId],
    }),
    check('solicitud_detalle_orden_check', sql`"orden" >= 0`),
    check(
      'solicitud_detalle_cantidad_solicitada_check',
      sql`"cantidad_solicitada" >= 1 and "cantidad_solicitada" <= 1000000`,
    ),
    check('solicitud_detalle_observaciones_check', sql`char_length("observaciones") <= 120`),
    check(
      'solicitud_detalle_existencia_actual_check',
      sql`"existencia_actual" >= 0 and "existencia_actual" <= 1000000`,
    ),
    check('solicitud_detalle_cpm_check', sql`"cpm" >= 0`),
    check('solicitud_detalle_en_transito_check', sql`"en_transito" >= 0 and "en_transito" <= 1000000`),
    check(
      'solicitud_detalle_cantidad_sugerida_check',
      sql`"cantidad_sugerida" >= 0 and "cantidad_sugerida" <= 1000000`,
    ),
    check('solicitud_detalle_precio_estimado_check', sql`"precio_estimado" >= 0`),
    check(
      'solicitud_detalle_cantidad_autorizada_check',
      sql`"cantidad_autorizada" >= 0 and "cantidad_autorizada" <= 1000000`,
    ),
    check('solicitud_detalle_motivo_modificacion_check', sql`char_length("motivo_modificacion") <= 300`),
    check(
      'solicitud_detalle_cantidad_apartada_check',
      sql`"cantidad_apartada" >= 0 and "cantidad_apartada" <= 1000000`,
    ),
    check('solicitud_detalle_cantidad_surtida_check', sql`"cantidad_surtida" >= 0 and "cantidad_surtida" <= 1000000`),
    check('solicitud_detalle_motivo_faltante_check', sql`char_length("motivo_faltante") <= 300`),
    check('solicitud_detalle_motivo_no_fefo_check', sql`char_length("motivo_no_fefo") <= 300`),
    check(
      'solicitud_detalle_cantidad_recibida_check',
      sql`"cantidad_recibida" >= 0 and "cantidad_recibida" <= 1000000`,
    ),
    check(
      'solicitud_detalle_diferencia_tipo_check',
      sql`"diferencia_tipo" in ('FALTANTE', 'SOBRANTE', 'DANADO', 'LOTE_DISTINTO', 'CADUCIDAD_CORTA', 'TEMPERATURA')`,
    ),
    check('solicitud_detalle_diferencia_nota_check', sql`char_length("diferencia_nota") <= 300`),
    check(
      'solicitud_detalle_diferencia_resolucion_check',
      sql`"diferencia_resolucion" in ('REINGRESO', 'MERMA_TRANSITO', 'NOTA_CREDITO', 'ACEPTADA')`,
    ),
    check(
      'solicitud_detalle_estatus_linea_check',
      sql`"estatus_linea" in ('PENDIENTE', 'AUTORIZADA', 'MODIFICADA', 'NEGADA', 'SURTIDA', 'PARCIAL', 'SUSTITUIDA', 'RECIBIDA')`,
    ),
    uniqueIndex('solicitud_detalle_solicitud_id_insumo_id_key').on(table.solicitudId, table.insumoId),
    index('solicitud_detalle_solicitud_id_idx').on(table.solicitudId),
    index('solicitud_detalle_orden_idx').on(table.orden, table.solicitudDetalleId, table.activo),
    index('solicitud_detalle_insumo_id_idx').on(table.insumoId),
    index('solicitud_detalle_insumo_solicitado_id_idx').on(table.insumoSolicitadoId),
    index('solicitud_detalle_sustituto_insumo_id_idx').on(table.sustitutoInsumoId),
  ],
);

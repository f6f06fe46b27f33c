// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { fuenteFinanciamiento } from './fuente-financiamiento.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import { programa } from './programa.gen';
import { recepcion } from './recepcion.gen';

/** Lotes entregados. */
export const recepcionDetalle = pgTable(
  'recepcion_detalle',
  {
    recepcionDetalleId: bigint('recepcion_detalle_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    recepcionId: bigint('recepcion_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    numeroLote: text('numero_lote'),
    caducidad: date('caducidad', { mode: 'string' }),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
    ivaPorcentaje: numeric('iva_porcentaje', { precision: 5, scale: 2, mode: 'number' }),
    importe: numeric('importe', { precision: 14, scale: 4, mode: 'number' }),
    temperatura: numeric('temperatura', { precision: 4, scale: 1, mode: 'number' }),
    ubicacionCodigo: text('ubicacion_codigo'),
    marca: text('marca'),
    fechaFabricacion: date('fecha_fabricacion', { mode: 'string' }),
    gtin: text('gtin'),
    fuenteFinanciamientoId: bigint('fuente_financiamiento_id', { mode: 'number' }),
    programaId: bigint('programa_id', { mode: 'number' }),
    cantidadRechazada: bigint('cantidad_rechazada', { mode: 'number' }),
    motivoRechazo: text('motivo_rechazo'),
    cartaFolio: text('carta_folio'),
    cartaFecha: date('carta_fecha', { mode: 'string' }),
    cartaVigenciaMeses: bigint('carta_vigencia_meses', { mode: 'number' }),
    loteId: bigint('lote_id', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'recepcion_detalle_recepcion_id_fk',
      columns: [table.recepcionId],
      foreignColumns: [recepcion.recepcionId],
    }),
    foreignKey({
      name: 'recepcion_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'recepcion_detalle_fuente_financiamiento_id_fk',
      columns: [table.fuenteFinanciamientoId],
      foreignColumns: [fuenteFinanciamiento.fuenteFinanciamientoId],
    }),
    foreignKey({
      name: 'recepcion_detalle_programa_id_fk',
      columns: [table.programaId],
      foreignColumns: [programa.programaId],
    }),
    foreignKey({ name: 'recepcion_detalle_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    check('recepcion_detalle_orden_check', sql`"orden" >= 0`),
    check(
      'recepcion_detalle_numero_lote_check',
      sql`char_length("numero_lote") <= 30 and "numero_lote" ~ '^[A-Z0-9./-]+$'`,
    ),
    check('recepcion_detalle_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 1000000`),
    check('recepcion_detalle_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('recepcion_detalle_iva_porcentaje_check', sql`"iva_porcentaje" >= 0 and "iva_porcentaje" <= 100`),
    check('recepcion_detalle_importe_check', sql`"importe" >= 0`),
    check('recepcion_detalle_temperatura_check', sql`"temperatura" >= -80 and "temperatura" <= 60`),
    check('recepcion_detalle_ubicacion_codigo_check', sql`char_length("ubicacion_codigo") <= 20`),
    check('recepcion_detalle_marca_check', sql`char_length("marca") <= 80`),
    check('recepcion_detalle_gtin_check', sql`char_length("gtin") <= 14 and "gtin" ~ '^(\\d{8}|\\d{12,14})$'`),
    check(
      'recepcion_detalle_cantidad_rechazada_check',
      sql`"cantidad_rechazada" >= 0 and "cantidad_rechazada" <= 1000000`,
    ),
    check('recepcion_detalle_motivo_rechazo_check', sql`char_length("motivo_rechazo") <= 200`),
    check('recepcion_detalle_carta_folio_check', sql`char_length("carta_folio") <= 40`),
    check(
      'recepcion_detalle_carta_vigencia_meses_check',
      sql`"carta_vigencia_meses" >= 1 and "carta_vigencia_meses" <= 36`,
    ),
    index('recepcion_detalle_recepcion_id_idx').on(table.recepcionId),
    index('recepcion_detalle_orden_idx').on(table.orden, table.recepcionDetalleId, table.activo),
    index('recepcion_detalle_insumo_id_idx').on(table.insumoId),
    index('recepcion_detalle_fuente_financiamiento_id_idx').on(table.fuenteFinanciamientoId),
    index('recepcion_detalle_programa_id_idx').on(table.programaId),
    index('recepcion_detalle_lote_id_idx').on(table.loteId),
  ],
);

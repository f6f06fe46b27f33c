// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
import { entradaExtraordinaria } from './entrada-extraordinaria.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';

/** Lotes que entran. */
export const entradaExtraordinariaDetalle = pgTable(
  'entrada_extraordinaria_detalle',
  {
    entradaExtraordinariaDetalleId: bigint('entrada_extraordinaria_detalle_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    entradaExtraordinariaId: bigint('entrada_extraordinaria_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    numeroLote: text('numero_lote'),
    caducidad: date('caducidad', { mode: 'string' }),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
    ubicacionCodigo: text('ubicacion_codigo'),
    importe: numeric('importe', { precision: 14, scale: 4, mode: 'number' }),
    loteId: bigint('lote_id', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'entrada_extraordinaria_detalle_entrada_extraordinaria_id_fk',
      columns: [table.entradaExtraordinariaId],
      foreignColumns: [entradaExtraordinaria.entradaExtraordinariaId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_detalle_lote_id_fk',
      columns: [table.loteId],
      foreignColumns: [lote.loteId],
    }),
    check('entrada_extraordinaria_detalle_orden_check', sql`"orden" >= 0`),
    check(
      'entrada_extraordinaria_detalle_numero_lote_check',
      sql`char_length("numero_lote") <= 30 and "numero_lote" ~ '^[A-Z0-9./-]+$'`,
    ),
    check('entrada_extraordinaria_detalle_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 1000000`),
    check('entrada_extraordinaria_detalle_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('entrada_extraordinaria_detalle_ubicacion_codigo_check', sql`char_length("ubicacion_codigo") <= 20`),
    check('entrada_extraordinaria_detalle_importe_check', sql`"importe" >= 0`),
    index('entrada_extraordinaria_detalle_entrada_extraordinaria_id_idx').on(table.entradaExtraordinariaId),
    index('entrada_extraordinaria_detalle_orden_idx').on(
      table.orden,
      table.entradaExtraordinariaDetalleId,
      table.activo,
    ),
    index('entrada_extraordinaria_detalle_insumo_id_idx').on(table.insumoId),
    index('entrada_extraordinaria_detalle_lote_id_idx').on(table.loteId),
  ],
);

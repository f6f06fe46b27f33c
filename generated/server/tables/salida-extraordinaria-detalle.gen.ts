// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import { salidaExtraordinaria } from './salida-extraordinaria.gen';

/** Lotes que salen. */
export const salidaExtraordinariaDetalle = pgTable(
  'salida_extraordinaria_detalle',
  {
    salidaExtraordinariaDetalleId: bigint('salida_extraordinaria_detalle_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    salidaExtraordinariaId: bigint('salida_extraordinaria_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    loteId: bigint('lote_id', { mode: 'number' }).notNull(),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    observaciones: text('observaciones'),
    insumoId: bigint('insumo_id', { mode: 'number' }),
    caducidad: date('caducidad', { mode: 'string' }),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
    importe: numeric('importe', { precision: 14, scale: 4, mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'salida_extraordinaria_detalle_salida_extraordinaria_id_fk',
      columns: [table.salidaExtraordinariaId],
      foreignColumns: [salidaExtraordinaria.salidaExtraordinariaId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_detalle_lote_id_fk',
      columns: [table.loteId],
      foreignColumns: [lote.loteId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    check('salida_extraordinaria_detalle_orden_check', sql`"orden" >= 0`),
    check('salida_extraordinaria_detalle_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 1000000`),
    check('salida_extraordinaria_detalle_observaciones_check', sql`char_length("observaciones") <= 120`),
    check('salida_extraordinaria_detalle_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('salida_extraordinaria_detalle_importe_check', sql`"importe" >= 0`),
    uniqueIndex('salida_extraordinaria_detalle_salida_extraordinaria_id_17c7dc19').on(
      table.salidaExtraordinariaId,
      table.loteId,
    ),
    index('salida_extraordinaria_detalle_salida_extraordinaria_id_idx').on(table.salidaExtraordinariaId),
    index('salida_extraordinaria_detalle_orden_idx').on(table.orden, table.salidaExtraordinariaDetalleId, table.activo),
    index('salida_extraordinaria_detalle_lote_id_idx').on(table.loteId),
    index('salida_extraordinaria_detalle_insumo_id_idx').on(table.insumoId),
  ],
);

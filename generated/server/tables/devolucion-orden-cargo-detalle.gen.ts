// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { devolucionOrdenCargo } from './devolucion-orden-cargo.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import type { DevolucionOrdenCargo } from '../../shared/types/devolucion-orden-cargo.gen';

type Line = NonNullable<DevolucionOrdenCargo['lineas']>[number];

/** Lotes. */
export const devolucionOrdenCargoDetalle = pgTable(
  'devolucion_orden_cargo_detalle',
  {
    devolucionDetalleId: bigint('devolucion_detalle_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    devolucionOrdenCargoId: bigint('devolucion_orden_cargo_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoOrdenCargoId: bigint('insumo_orden_cargo_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    loteId: bigint('lote_id', { mode: 'number' }).notNull(),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    condicion: text('condicion').$type<Line['condicion']>().notNull(),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
    importe: numeric('importe', { precision: 14, scale: 2, mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'devolucion_orden_cargo_detalle_devolucion_orden_cargo_id_fk',
      columns: [table.devolucionOrdenCargoId],
      foreignColumns: [devolucionOrdenCargo.devolucionOrdenCargoId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_detalle_lote_id_fk',
      columns: [table.loteId],
      foreignColumns: [lote.loteId],
    }),
    check('devolucion_orden_cargo_detalle_orden_check', sql`"orden" >= 0`),
    check('devolucion_orden_cargo_detalle_insumo_orden_cargo_id_check', sql`"insumo_orden_cargo_id" >= 1`),
    check('devolucion_orden_cargo_detalle_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 9999`),
    check('devolucion_orden_cargo_detalle_condicion_check', sql`"condicion" in ('INTEGRO', 'ABIERTO', 'CADUCADO')`),
    check('devolucion_orden_cargo_detalle_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('devolucion_orden_cargo_detalle_importe_check', sql`"importe" >= 0`),
    index('devolucion_orden_cargo_detalle_devolucion_orden_cargo_id_idx').on(table.devolucionOrdenCargoId),
    index('devolucion_orden_cargo_detalle_orden_idx').on(table.orden, table.devolucionDetalleId, table.activo),
    index('devolucion_orden_cargo_detalle_insumo_id_idx').on(table.insumoId),
    index('devolucion_orden_cargo_detalle_lote_id_idx').on(table.loteId),
  ],
);

// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import { surtimiento } from './surtimiento.gen';

/** Lotes. */
export const surtimientoDetalle = pgTable(
  'surtimiento_detalle',
  {
    surtimientoDetalleId: bigint('surtimiento_detalle_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    surtimientoId: bigint('surtimiento_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    recetaDetalleId: bigint('receta_detalle_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoRecetadoId: bigint('insumo_recetado_id', { mode: 'number' }),
    loteId: bigint('lote_id', { mode: 'number' }).notNull(),
    caducidad: date('caducidad', { mode: 'string' }),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    escaneado: boolean('escaneado').notNull().default(false),
    motivoNoFefo: text('motivo_no_fefo'),
    movimiento: bigint('movimiento', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'surtimiento_detalle_surtimiento_id_fk',
      columns: [table.surtimientoId],
      foreignColumns: [surtimiento.surtimientoId],
    }),
    foreignKey({
      name: 'surtimiento_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'surtimiento_detalle_insumo_recetado_id_fk',
      columns: [table.insumoRecetadoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({ name: 'surtimiento_detalle_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    check('surtimiento_detalle_orden_check', sql`"orden" >= 0`),
    check('surtimiento_detalle_cantidad_check', sql`"cantidad" >= 1`),
    check('surtimiento_detalle_motivo_no_fefo_check', sql`char_length("motivo_no_fefo") <= 200`),
    index('surtimiento_detalle_surtimiento_id_idx').on(table.surtimientoId),
    index('surtimiento_detalle_orden_idx').on(table.orden, table.surtimientoDetalleId, table.activo),
    index('surtimiento_detalle_insumo_id_idx').on(table.insumoId),
    index('surtimiento_detalle_insumo_recetado_id_idx').on(table.insumoRecetadoId),
    index('surtimiento_detalle_lote_id_idx').on(table.loteId),
  ],
);

// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { procedimiento } from './procedimiento.gen';

/** Insumos sugeridos. Con ellos empieza la orden de cargo de quirófano. */
export const procedimientoInsumosSugeridos = pgTable(
  'procedimiento_insumos_sugeridos',
  {
    procedimientoInsumosSugeridosId: bigint('procedimiento_insumos_sugeridos_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    procedimientoId: bigint('procedimiento_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull().default(1),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'procedimiento_insumos_sugeridos_procedimiento_id_fk',
      columns: [table.procedimientoId],
      foreignColumns: [procedimiento.procedimientoId],
    }),
    foreignKey({
      name: 'procedimiento_insumos_sugeridos_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    check('procedimiento_insumos_sugeridos_orden_check', sql`"orden" >= 0`),
    check('procedimiento_insumos_sugeridos_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 10000`),
    uniqueIndex('procedimiento_insumos_sugeridos_procedimiento_id_insumo_id_key').on(
      table.procedimientoId,
      table.insumoId,
    ),
    index('procedimiento_insumos_sugeridos_procedimiento_id_idx').on(table.procedimientoId),
    index('procedimiento_insumos_sugeridos_orden_idx').on(
      table.orden,
      table.procedimientoInsumosSugeridosId,
      table.activo,
    ),
    index('procedimiento_insumos_sugeridos_insumo_id_idx').on(table.insumoId),
  ],
);

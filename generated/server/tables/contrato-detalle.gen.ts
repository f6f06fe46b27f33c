// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { contrato } from './contrato.gen';
import { insumo } from './insumo.gen';

/** Claves contratadas. */
export const contratoDetalle = pgTable(
  'contrato_detalle',
  {
    contratoDetalleId: bigint('contrato_detalle_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    contratoId: bigint('contrato_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    cantidadMinima: bigint('cantidad_minima', { mode: 'number' }).notNull(),
    cantidadMaxima: bigint('cantidad_maxima', { mode: 'number' }).notNull(),
    precio: numeric('precio', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'contrato_detalle_contrato_id_fk',
      columns: [table.contratoId],
      foreignColumns: [contrato.contratoId],
    }),
    foreignKey({ name: 'contrato_detalle_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    check('contrato_detalle_orden_check', sql`"orden" >= 0`),
    check('contrato_detalle_cantidad_minima_check', sql`"cantidad_minima" >= 0 and "cantidad_minima" <= 100000000`),
    check('contrato_detalle_cantidad_maxima_check', sql`"cantidad_maxima" >= 1 and "cantidad_maxima" <= 100000000`),
    check('contrato_detalle_precio_check', sql`"precio" >= 0`),
    uniqueIndex('contrato_detalle_contrato_id_insumo_id_key').on(table.contratoId, table.insumoId),
    index('contrato_detalle_contrato_id_idx').on(table.contratoId),
    index('contrato_detalle_orden_idx').on(table.orden, table.contratoDetalleId, table.activo),
    index('contrato_detalle_insumo_id_idx').on(table.insumoId),
  ],
);

// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { motivoNoSurtido } from './motivo-no-surtido.gen';
import { ordenCargo } from './orden-cargo.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';

type Line = NonNullable<OrdenCargo['lineas']>[number];

/** Insumos. */
export const ordenCargoDetalle = pgTable(
  'orden_cargo_detalle',
  {
    insumoOrdenCargoId: bigint('insumo_orden_cargo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    ordenCargoId: bigint('orden_cargo_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    cantidadSolicitada: bigint('cantidad_solicitada', { mode: 'number' }).notNull(),
    justificacion: text('justificacion'),
    cantidadAutorizada: bigint('cantidad_autorizada', { mode: 'number' }),
    motivoModificacion: text('motivo_modificacion'),
    apartados: jsonb('apartados').$type<NonNullable<Line['apartados']>>(),
    lotes: jsonb('lotes').$type<NonNullable<Line['lotes']>>(),
    cantidadSurtida: bigint('cantidad_surtida', { mode: 'number' }),
    motivoNoSurtidoId: bigint('motivo_no_surtido_id', { mode: 'number' }),
    noSurtida: boolean('no_surtida').default(false),
    cantidadRecibida: bigint('cantidad_recibida', { mode: 'number' }),
    motivoDiferencia: text('motivo_diferencia').$type<NonNullable<Line['motivoDiferencia']>>(),
    notaDiferencia: text('nota_diferencia'),
    cantidadDevuelta: bigint('cantidad_devuelta', { mode: 'number' }),
    precioUnitario: numeric('precio_unitario', { precision: 14, scale: 4, mode: 'number' }),
    importe: numeric('importe', { precision: 14, scale: 2, mode: 'number' }),
    estatusLinea: text('estatus_linea').$type<Line['estatusLinea']>().notNull().default('PENDIENTE'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'orden_cargo_detalle_orden_cargo_id_fk',
      columns: [table.ordenCargoId],
      foreignColumns: [ordenCargo.ordenCargoId],
    }),
    foreignKey({
      name: 'orden_cargo_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'orden_cargo_detalle_motivo_no_surtido_id_fk',
      columns: [table.motivoNoSurtidoId],
      foreignColumns: [motivoNoSurtido.motivoNoSurtidoId],
    }),
    check('orden_cargo_detalle_orden_check', sql`"orden" >= 0`),
    check(
      'orden_cargo_detalle_cantidad_solicitada_check',
      sql`"cantidad_solicitada" >= 1 and "cantidad_solicitada" <= 9999`,
    ),
    check('orden_cargo_detalle_justificacion_check', sql`char_length("justificacion") <= 200`),
    check(
      'orden_cargo_detalle_cantidad_autorizada_check',
      sql`"cantidad_autorizada" >= 0 and "cantidad_autorizada" <= 9999`,
    ),
    check('orden_cargo_detalle_motivo_modificacion_check', sql`char_length("motivo_modificacion") <= 300`),
    check('orden_cargo_detalle_cantidad_surtida_check', sql`"cantidad_surtida" >= 0 and "cantidad_surtida" <= 9999`),
    check('orden_cargo_detalle_cantidad_recibida_check', sql`"cantidad_recibida" >= 0 and "cantidad_recibida" <= 9999`),
    check(
      'orden_cargo_detalle_motivo_diferencia_check',
      sql`"motivo_diferencia" in ('FALTANTE', 'DANADO', 'LOTE_DISTINTO')`,
    ),
    check('orden_cargo_detalle_nota_diferencia_check', sql`char_length("nota_diferencia") <= 200`),
    check('orden_cargo_detalle_cantidad_devuelta_check', sql`"cantidad_devuelta" >= 0 and "cantidad_devuelta" <= 9999`),
    check('orden_cargo_detalle_precio_unitario_check', sql`"precio_unitario" >= 0`),
    check('orden_cargo_detalle_importe_check', sql`"importe" >= 0`),
    check(
      'orden_cargo_detalle_estatus_linea_check',
      sql`"estatus_linea" in ('PENDIENTE', 'AUTORIZADA', 'MODIFICADA', 'NEGADA', 'SURTIDA', 'PARCIAL', 'NO_SURTIDA', 'RECIBIDA')`,
    ),
    uniqueIndex('orden_cargo_detalle_orden_cargo_id_insumo_id_key').on(table.ordenCargoId, table.insumoId),
    index('orden_cargo_detalle_orden_cargo_id_idx').on(table.ordenCargoId),
    index('orden_cargo_detalle_orden_idx').on(table.orden, table.insumoOrdenCargoId, table.activo),
    index('orden_cargo_detalle_insumo_id_idx').on(table.insumoId),
    index('orden_cargo_detalle_motivo_no_surtido_id_idx').on(table.motivoNoSurtidoId),
  ],
);

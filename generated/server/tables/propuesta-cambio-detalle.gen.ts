// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

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
import { cartaCanje } from './carta-canje.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import { propuestaCambio } from './propuesta-cambio.gen';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';

type Line = NonNullable<PropuestaCambio['lineas']>[number];

/** Lotes que se cambian. */
export const propuestaCambioDetalle = pgTable(
  'propuesta_cambio_detalle',
  {
    propuestaCambioDetalleId: bigint('propuesta_cambio_detalle_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    propuestaCambioId: bigint('propuesta_cambio_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    loteSaleId: bigint('lote_sale_id', { mode: 'number' }).notNull(),
    cantidadSale: bigint('cantidad_sale', { mode: 'number' }).notNull(),
    insumoEntraId: bigint('insumo_entra_id', { mode: 'number' }),
    numeroLoteEntra: text('numero_lote_entra'),
    caducidadEntra: date('caducidad_entra', { mode: 'string' }),
    cantidadEntra: bigint('cantidad_entra', { mode: 'number' }),
    insumoId: bigint('insumo_id', { mode: 'number' }),
    numeroLote: text('numero_lote'),
    caducidad: date('caducidad', { mode: 'string' }),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
    cartaCanjeId: bigint('carta_canje_id', { mode: 'number' }),
    piezasPorDerecho: bigint('piezas_por_derecho', { mode: 'number' }),
    cantidadContra: bigint('cantidad_contra', { mode: 'number' }),
    recibido: bigint('recibido', { mode: 'number' }),
    entregado: bigint('entregado', { mode: 'number' }),
    condicion: text('condicion').$type<NonNullable<Line['condicion']>>(),
    temperatura: numeric('temperatura', { precision: 4, scale: 1, mode: 'number' }),
    numeroLoteRecibido: text('numero_lote_recibido'),
    caducidadRecibida: date('caducidad_recibida', { mode: 'string' }),
    recibidoCantidad: bigint('recibido_cantidad', { mode: 'number' }),
    entregadoCantidad: bigint('entregado_cantidad', { mode: 'number' }),
    rechazadoCantidad: bigint('rechazado_cantidad', { mode: 'number' }),
    loteEntraId: bigint('lote_entra_id', { mode: 'number' }),
    pendiente: bigint('pendiente', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'propuesta_cambio_detalle_propuesta_cambio_id_fk',
      columns: [table.propuestaCambioId],
      foreignColumns: [propuestaCambio.propuestaCambioId],
    }),
    foreignKey({
      name: 'propuesta_cambio_detalle_insumo_entra_id_fk',
      columns: [table.insumoEntraId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'propuesta_cambio_detalle_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'propuesta_cambio_detalle_carta_canje_id_fk',
      columns: [table.cartaCanjeId],
      foreignColumns: [cartaCanje.cartaCanjeId],
    }),
    foreignKey({
      name: 'propuesta_cambio_detalle_lote_entra_id_fk',
      columns: [table.loteEntraId],
      foreignColumns: [lote.loteId],
    }),
    check('propuesta_cambio_detalle_orden_check', sql`"orden" >= 0`),
    check('propuesta_cambio_detalle_cantidad_sale_check', sql`"cantidad_sale" >= 1 and "cantidad_sale" <= 1000000`),
    check(
      'propuesta_cambio_detalle_numero_lote_entra_check',
      sql`char_length("numero_lote_entra") <= 30 and "numero_lote_entra" ~ '^[A-Z0-9./-]+$'`,
    ),
    check('propuesta_cambio_detalle_cantidad_entra_check', sql`"cantidad_entra" >= 1 and "cantidad_entra" <= 1000000`),
    check('propuesta_cambio_detalle_numero_lote_check', sql`char_length("numero_lote") <= 30`),
    check('propuesta_cambio_detalle_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check(
      'propuesta_cambio_detalle_piezas_por_derecho_check',
      sql`"piezas_por_derecho" >= 0 and "piezas_por_derecho" <= 1000000`,
    ),
    check(
      'propuesta_cambio_detalle_cantidad_contra_check',
      sql`"cantidad_contra" >= 0 and "cantidad_contra" <= 1000000`,
    ),
    check('propuesta_cambio_detalle_recibido_check', sql`"recibido" >= 0 and "recibido" <= 1000000`),
    check('propuesta_cambio_detalle_entregado_check', sql`"entregado" >= 0 and "entregado" <= 1000000`),
    check(
      'propuesta_cambio_detalle_condicion_check',
      sql`"condicion" in ('BUENA', 'EMPAQUE_DANADO', 'ETIQUETA_DISTINTA', 'TEMPERATURA', 'CADUCIDAD_CORTA')`,
    ),
    check('propuesta_cambio_detalle_temperatura_check', sql`"temperatura" >= -80 and "temperatura" <= 60`),
    check(
      'propuesta_cambio_detalle_numero_lote_recibido_check',
      sql`char_length("numero_lote_recibido") <= 30 and "numero_lote_recibido" ~ '^[A-Z0-9./-]+$'`,
    ),
    check(
      'propuesta_cambio_detalle_recibido_cantidad_check',
      sql`"recibido_cantidad" >= 0 and "recibido_cantidad" <= 1000000`,
    ),
    check(
      'propuesta_cambio_detalle_entregado_cantidad_check',
      sql`"entregado_cantidad" >= 0 and "entregado_cantidad" <= 1000000`,
    ),
    check(
      'propuesta_cambio_detalle_rechazado_cantidad_check',
      sql`"rechazado_cantidad" >= 0 and "rechazado_cantidad" <= 1000000`,
    ),
    check('propuesta_cambio_detalle_pendiente_check', sql`"pendiente" >= 0 and "pendiente" <= 1000000`),
    uniqueIndex('propuesta_cambio_detalle_propuesta_cambio_id_lote_sale_id_key').on(
      table.propuestaCambioId,
      table.loteSaleId,
    ),
    index('propuesta_cambio_detalle_propuesta_cambio_id_idx').on(table.propuestaCambioId),
    index('propuesta_cambio_detalle_orden_idx').on(table.orden, table.propuestaCambioDetalleId, table.activo),
    index('propuesta_cambio_detalle_lote_sale_id_idx').on(table.loteSaleId),
    index('propuesta_cambio_detalle_insumo_entra_id_idx').on(table.insumoEntraId),
    index('propuesta_cambio_detalle_insumo_id_idx').on(table.insumoId),
    index('propuesta_cambio_detalle_carta_canje_id_idx').on(table.cartaCanjeId),
    index('propuesta_cambio_detalle_lote_entra_id_idx').on(table.loteEntraId),
  ],
);

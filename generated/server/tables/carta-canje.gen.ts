// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { insumo } from './insumo.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { lote } from './lote.gen';
import { proveedor } from './proveedor.gen';
import { recepcion } from './recepcion.gen';
import { unidad } from './unidad.gen';
import type { CartaCanje } from '../../shared/types/carta-canje.gen';

/** Carta canje. Compromiso de un proveedor de cambiar lo que entregó con poca vida, mientras la carta esté vigente. */
export const cartaCanje = pgTable(
  'carta_canje',
  {
    cartaCanjeId: bigint('carta_canje_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<CartaCanje['estatus']>().notNull().default('VIGENTE'),
    memoFolio: text('memo_folio').notNull(),
    memoFecha: date('memo_fecha', { mode: 'string' }).notNull(),
    vigenciaMeses: bigint('vigencia_meses', { mode: 'number' }).notNull(),
    loteId: bigint('lote_id', { mode: 'number' }).notNull(),
    caducidad: date('caducidad', { mode: 'string' }),
    vigenciaFecha: date('vigencia_fecha', { mode: 'string' }),
    plazoRespuestaDias: bigint('plazo_respuesta_dias', { mode: 'number' }).notNull().default(30),
    proveedorId: bigint('proveedor_id', { mode: 'number' }),
    recepcionId: bigint('recepcion_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    insumoId: bigint('insumo_id', { mode: 'number' }),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    cantidadCanjeada: bigint('cantidad_canjeada', { mode: 'number' }).notNull().default(0),
    piezasEnCanje: bigint('piezas_en_canje', { mode: 'number' }).notNull().default(0),
    motivo: text('motivo'),
    condiciones: text('condiciones'),
    observaciones: text('observaciones'),
    avisoDias: bigint('aviso_dias', { mode: 'number' }),
    canjeSolicitado: timestamp('canje_solicitado', { withTimezone: true, precision: 3, mode: 'date' }),
    canjeLimite: date('canje_limite', { mode: 'string' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    saldo: bigint('saldo', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`"cantidad" - "cantidad_canjeada"`),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("memo_folio", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'carta_canje_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    foreignKey({
      name: 'carta_canje_proveedor_id_fk',
      columns: [table.proveedorId],
      foreignColumns: [proveedor.proveedorId],
    }),
    foreignKey({
      name: 'carta_canje_recepcion_id_fk',
      columns: [table.recepcionId],
      foreignColumns: [recepcion.recepcionId],
    }),
    foreignKey({ name: 'carta_canje_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'carta_canje_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'carta_canje_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'carta_canje_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    check('carta_canje_folio_check', sql`char_length("folio") <= 30`),
    check(
      'carta_canje_estatus_check',
      sql`"estatus" in ('VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL', 'APLICADA', 'VENCIDA', 'CANCELADA')`,
    ),
    check('carta_canje_memo_folio_check', sql`char_length("memo_folio") >= 1 and char_length("memo_folio") <= 40`),
    check('carta_canje_vigencia_meses_check', sql`"vigencia_meses" >= 1 and "vigencia_meses" <= 36`),
    check('carta_canje_plazo_respuesta_dias_check', sql`"plazo_respuesta_dias" >= 1 and "plazo_respuesta_dias" <= 365`),
    check('carta_canje_cantidad_check', sql`"cantidad" >= 1 and "cantidad" <= 1000000`),
    check('carta_canje_cantidad_canjeada_check', sql`"cantidad_canjeada" >= 0 and "cantidad_canjeada" <= 1000000`),
    check('carta_canje_piezas_en_canje_check', sql`"piezas_en_canje" >= 0 and "piezas_en_canje" <= 1000000`),
    check('carta_canje_saldo_check', sql`"saldo" >= 0 and "saldo" <= 1000000`),
    check('carta_canje_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('carta_canje_condiciones_check', sql`char_length("condiciones") <= 1000`),
    check('carta_canje_observaciones_check', sql`char_length("observaciones") <= 1000`),
    check('carta_canje_aviso_dias_check', sql`"aviso_dias" >= 0 and "aviso_dias" <= 365`),
    uniqueIndex('carta_canje_folio_key').on(table.folio),
    index('carta_canje_folio_orden').on(sql`orden("folio") collate "C"`, table.cartaCanjeId, table.folio, table.activo),
    index('carta_canje_estatus_idx').on(table.estatus, table.cartaCanjeId, table.activo),
    index('carta_canje_memo_folio_orden').on(
      sql`orden("memo_folio") collate "C"`,
      table.cartaCanjeId,
      table.memoFolio,
      table.activo,
    ),
    index('carta_canje_lote_id_idx').on(table.loteId, table.cartaCanjeId, table.activo),
    index('carta_canje_vigencia_fecha_idx').on(table.vigenciaFecha, table.cartaCanjeId, table.activo),
    index('carta_canje_proveedor_id_idx').on(table.proveedorId, table.cartaCanjeId, table.activo),
    index('carta_canje_recepcion_id_idx').on(table.recepcionId),
    index('carta_canje_almacen_id_idx').on(table.almacenId, table.cartaCanjeId, table.activo),
    index('carta_canje_unidad_id_idx').on(table.unidadId, table.cartaCanjeId, table.activo),
    index('carta_canje_jurisdiccion_id_idx').on(table.jurisdiccionId, table.cartaCanjeId, table.activo),
    index('carta_canje_insumo_id_idx').on(table.insumoId, table.cartaCanjeId, table.activo),
    index('carta_canje_cantidad_idx').on(table.cantidad, table.cartaCanjeId, table.activo),
    index('carta_canje_cantidad_canjeada_idx').on(table.cantidadCanjeada, table.cartaCanjeId, table.activo),
    index('carta_canje_piezas_en_canje_idx').on(table.piezasEnCanje, table.cartaCanjeId, table.activo),
    index('carta_canje_saldo_idx').on(table.saldo, table.cartaCanjeId, table.activo),
    index('carta_canje_canje_solicitado_idx').on(table.canjeSolicitado, table.cartaCanjeId, table.activo),
    index('carta_canje_canje_limite_idx').on(table.canjeLimite, table.cartaCanjeId, table.activo),
    index('carta_canje_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

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
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { insumo } from './insumo.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { unidad } from './unidad.gen';
import type { Inventario } from '../../shared/types/inventario.gen';

/** Existencia. Lo que un almacén tiene de un insumo. Se lleva solo: la suma de sus lotes, con los niveles de su configuración. */
export const inventario = pgTable(
  'inventario',
  {
    inventarioId: bigint('inventario_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoClave: text('insumo_clave'),
    nombreGenerico: text('nombre_generico'),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    existencia: bigint('existencia', { mode: 'number' }).notNull().default(0),
    reservada: bigint('reservada', { mode: 'number' }).notNull().default(0),
    noDisponible: bigint('no_disponible', { mode: 'number' }).notNull().default(0),
    enTransito: bigint('en_transito', { mode: 'number' }).notNull().default(0),
    lotes: bigint('lotes', { mode: 'number' }).notNull().default(0),
    proximaCaducidad: date('proxima_caducidad', { mode: 'string' }),
    valor: numeric('valor', { precision: 14, scale: 4, mode: 'number' }).notNull().default(0),
    ultimoMovimiento: timestamp('ultimo_movimiento', { withTimezone: true, precision: 3, mode: 'date' }),
    movimientos: bigint('movimientos', { mode: 'number' }).notNull().default(0),
    minimo: bigint('minimo', { mode: 'number' }),
    puntoReorden: bigint('punto_reorden', { mode: 'number' }),
    maximo: bigint('maximo', { mode: 'number' }),
    fondoFijo: bigint('fondo_fijo', { mode: 'number' }),
    ...auditColumns(),
    disponible: bigint('disponible', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`"existencia" - "reservada" - "no_disponible"`),
    nivelAbasto: text('nivel_abasto')
      .$type<Inventario['nivelAbasto']>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when "maximo" is null then 'SIN_CONFIGURAR' when "existencia" - "reservada" - "no_disponible" <= 0 then 'SIN_EXISTENCIA' when "existencia" - "reservada" - "no_disponible" < "minimo" then 'CRITICO' when "existencia" - "reservada" - "no_disponible" < "punto_reorden" then 'BAJO' when "existencia" - "reservada" - "no_disponible" <= "maximo" then 'OPTIMO' else 'SOBREABASTO' end`,
      ),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("insumo_clave", '') || ' ' || coalesce("nombre_generico", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'inventario_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'inventario_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({ name: 'inventario_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'inventario_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    check('inventario_insumo_clave_check', sql`char_length("insumo_clave") <= 16`),
    check('inventario_nombre_generico_check', sql`char_length("nombre_generico") <= 200`),
    check('inventario_existencia_check', sql`"existencia" >= 0 and "existencia" <= 1000000000`),
    check('inventario_reservada_check', sql`"reservada" >= 0 and "reservada" <= 1000000000`),
    check('inventario_no_disponible_check', sql`"no_disponible" >= 0 and "no_disponible" <= 1000000000`),
    check('inventario_disponible_check', sql`"disponible" >= 0 and "disponible" <= 1000000000`),
    check('inventario_en_transito_check', sql`"en_transito" >= 0 and "en_transito" <= 1000000000`),
    check(
      'inventario_nivel_abasto_check',
      sql`"nivel_abasto" in ('SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO', 'SIN_CONFIGURAR')`,
    ),
    check('inventario_lotes_check', sql`"lotes" >= 0 and "lotes" <= 1000000000`),
    check('inventario_valor_check', sql`"valor" >= 0`),
    check('inventario_movimientos_check', sql`"movimientos" >= 0 and "movimientos" <= 1000000000`),
    check('inventario_minimo_check', sql`"minimo" >= 0 and "minimo" <= 10000000`),
    check('inventario_punto_reorden_check', sql`"punto_reorden" >= 0 and "punto_reorden" <= 10000000`),
    check('inventario_maximo_check', sql`"maximo" >= 0 and "maximo" <= 10000000`),
    check('inventario_fondo_fijo_check', sql`"fondo_fijo" >= 0 and "fondo_fijo" <= 10000000`),
    uniqueIndex('inventario_almacen_id_insumo_id_key').on(table.almacenId, table.insumoId),
    index('inventario_almacen_id_idx').on(table.almacenId, table.inventarioId, table.activo),
    index('inventario_insumo_id_idx').on(table.insumoId, table.inventarioId, table.activo),
    index('inventario_insumo_clave_orden').on(
      sql`orden("insumo_clave") collate "C"`,
      table.inventarioId,
      table.insumoClave,
      table.activo,
    ),
    index('inventario_nombre_generico_orden').on(
      sql`orden("nombre_generico") collate "C"`,
      table.inventarioId,
      table.nombreGenerico,
      table.activo,
    ),
    index('inventario_unidad_id_idx').on(table.unidadId, table.inventarioId, table.activo),
    index('inventario_jurisdiccion_id_idx').on(table.jurisdiccionId, table.inventarioId, table.activo),
    index('inventario_existencia_idx').on(table.existencia, table.inventarioId, table.activo),
    index('inventario_reservada_idx').on(table.reservada, table.inventarioId, table.activo),
    index('inventario_no_disponible_idx').on(table.noDisponible, table.inventarioId, table.activo),
    index('inventario_disponible_idx').on(table.disponible, table.inventarioId, table.activo),
    index('inventario_en_transito_idx').on(table.enTransito, table.inventarioId, table.activo),
    index('inventario_nivel_abasto_idx').on(table.nivelAbasto, table.inventarioId, table.activo),
    index('inventario_lotes_idx').on(table.lotes, table.inventarioId, table.activo),
    index('inventario_proxima_caducidad_idx').on(table.proximaCaducidad, table.inventarioId, table.activo),
    index('inventario_valor_idx').on(table.valor, table.inventarioId, table.activo),
    index('inventario_ultimo_movimiento_idx').on(table.ultimoMovimiento, table.inventarioId, table.activo),
    index('inventario_movimientos_idx').on(table.movimientos, table.inventarioId, table.activo),
    index('inventario_minimo_idx').on(table.minimo, table.inventarioId, table.activo),
    index('inventario_punto_reorden_idx').on(table.puntoReorden, table.inventarioId, table.activo),
    index('inventario_maximo_idx').on(table.maximo, table.inventarioId, table.activo),
    index('inventario_fondo_fijo_idx').on(table.fondoFijo, table.inventarioId, table.activo),
    index('inventario_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

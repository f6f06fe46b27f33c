// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

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
import { almacen } from './almacen.gen';
import { cartaCanje } from './carta-canje.gen';
import { fuenteFinanciamiento } from './fuente-financiamiento.gen';
import { insumo } from './insumo.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { programa } from './programa.gen';
import { proveedor } from './proveedor.gen';
import { unidad } from './unidad.gen';
import type { Lote } from '../../shared/types/lote.gen';

/** Lote. Piezas de un insumo en un almacén que comparten lote de fabricación, caducidad, fuente y costo. */
export const lote = pgTable(
  'lote',
  {
    loteId: bigint('lote_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoClave: text('insumo_clave').notNull(),
    nombreGenerico: text('nombre_generico').notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    numeroLote: text('numero_lote'),
    caducidad: date('caducidad', { mode: 'string' }),
    estatus: text('estatus').$type<Lote['estatus']>().notNull().default('DISPONIBLE'),
    motivoEstatus: text('motivo_estatus'),
    fuenteFinanciamientoId: bigint('fuente_financiamiento_id', { mode: 'number' }),
    programaId: bigint('programa_id', { mode: 'number' }),
    existencia: bigint('existencia', { mode: 'number' }).notNull().default(0),
    reservada: bigint('reservada', { mode: 'number' }).notNull().default(0),
    cantidadInicial: bigint('cantidad_inicial', { mode: 'number' }).notNull().default(0),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }).notNull().default(0),
    ivaPorcentaje: numeric('iva_porcentaje', { precision: 5, scale: 2, mode: 'number' }),
    ubicacionCodigo: text('ubicacion_codigo'),
    observaciones: text('observaciones'),
    proveedorId: bigint('proveedor_id', { mode: 'number' }),
    contrato: text('contrato'),
    ordenSuministro: text('orden_suministro'),
    remision: text('remision'),
    factura: text('factura'),
    cartaCanjeId: bigint('carta_canje_id', { mode: 'number' }),
    marca: text('marca'),
    fabricante: text('fabricante'),
    fechaFabricacion: date('fecha_fabricacion', { mode: 'string' }),
    codigoBarras: text('codigo_barras'),
    fechaRecepcion: date('fecha_recepcion', { mode: 'string' }).notNull(),
    temperaturaRecepcion: numeric('temperatura_recepcion', { precision: 4, scale: 1, mode: 'number' }),
    ...auditColumns(),
    libre: bigint('libre', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`"existencia" - "reservada"`),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("numero_lote", '') || ' ' || coalesce("insumo_clave", '') || ' ' || coalesce("nombre_generico", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'lote_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'lote_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({ name: 'lote_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'lote_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'lote_fuente_financiamiento_id_fk',
      columns: [table.fuenteFinanciamientoId],
      foreignColumns: [fuenteFinanciamiento.fuenteFinanciamientoId],
    }),
    foreignKey({ name: 'lote_programa_id_fk', columns: [table.programaId], foreignColumns: [programa.programaId] }),
    foreignKey({ name: 'lote_proveedor_id_fk', columns: [table.proveedorId], foreignColumns: [proveedor.proveedorId] }),
    foreignKey({
      name: 'lote_carta_canje_id_fk',
      columns: [table.cartaCanjeId],
      foreignColumns: [cartaCanje.cartaCanjeId],
    }),
    check('lote_insumo_clave_check', sql`char_length("insumo_clave") <= 16`),
    check('lote_nombre_generico_check', sql`char_length("nombre_generico") <= 200`),
    check('lote_numero_lote_check', sql`char_length("numero_lote") <= 30 and "numero_lote" ~ '^[A-Z0-9./-]+$'`),
    check(
      'lote_estatus_check',
      sql`"estatus" in ('DISPONIBLE', 'CUARENTENA', 'SUSPENDIDO', 'RETIRADO', 'CADUCADO', 'AGOTADO')`,
    ),
    check('lote_motivo_estatus_check', sql`char_length("motivo_estatus") <= 300`),
    check('lote_existencia_check', sql`"existencia" >= 0 and "existencia" <= 1000000000`),
    check('lote_reservada_check', sql`"reservada" >= 0 and "reservada" <= 1000000000`),
    check('lote_libre_check', sql`"libre" >= 0 and "libre" <= 1000000000`),
    check('lote_cantidad_inicial_check', sql`"cantidad_inicial" >= 0 and "cantidad_inicial" <= 1000000000`),
    check('lote_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('lote_iva_porcentaje_check', sql`"iva_porcentaje" >= 0 and "iva_porcentaje" <= 100`),
    check('lote_ubicacion_codigo_check', sql`char_length("ubicacion_codigo") <= 20`),
    check('lote_observaciones_check', sql`char_length("observaciones") <= 300`),
    check('lote_contrato_check', sql`char_length("contrato") <= 60`),
    check('lote_orden_suministro_check', sql`char_length("orden_suministro") <= 60`),
    check('lote_remision_check', sql`char_length("remision") <= 60`),
    check('lote_factura_check', sql`char_length("factura") <= 60`),
    check('lote_marca_check', sql`char_length("marca") <= 80`),
    check('lote_fabricante_check', sql`char_length("fabricante") <= 120`),
    check('lote_codigo_barras_check', sql`char_length("codigo_barras") <= 14`),
    check('lote_temperatura_recepcion_check', sql`"temperatura_recepcion" >= -80 and "temperatura_recepcion" <= 60`),
    index('lote_almacen_id_idx').on(table.almacenId, table.loteId, table.activo),
    index('lote_insumo_id_idx').on(table.insumoId),
    index('lote_insumo_clave_orden').on(
      sql`orden("insumo_clave") collate "C"`,
      table.loteId,
      table.insumoClave,
      table.activo,
    ),
    index('lote_nombre_generico_orden').on(
      sql`orden("nombre_generico") collate "C"`,
      table.loteId,
      table.nombreGenerico,
      table.activo,
    ),
    index('lote_unidad_id_idx').on(table.unidadId, table.loteId, table.activo),
    index('lote_jurisdiccion_id_idx').on(table.jurisdiccionId, table.loteId, table.activo),
    index('lote_numero_lote_orden').on(
      sql`orden("numero_lote") collate "C"`,
      table.loteId,
      table.numeroLote,
      table.activo,
    ),
    index('lote_caducidad_idx').on(table.caducidad, table.loteId, table.activo),
    index('lote_estatus_idx').on(table.estatus, table.loteId, table.activo),
    index('lote_fuente_financiamiento_id_idx').on(table.fuenteFinanciamientoId, table.loteId, table.activo),
    index('lote_programa_id_idx').on(table.programaId, table.loteId, table.activo),
    index('lote_existencia_idx').on(table.existencia, table.loteId, table.activo),
    index('lote_reservada_idx').on(table.reservada, table.loteId, table.activo),
    index('lote_libre_idx').on(table.libre, table.loteId, table.activo),
    index('lote_cantidad_inicial_idx').on(table.cantidadInicial, table.loteId, table.activo),
    index('lote_costo_unitario_idx').on(table.costoUnitario, table.loteId, table.activo),
    index('lote_ubicacion_codigo_orden').on(
      sql`orden("ubicacion_codigo") collate "C"`,
      table.loteId,
      table.ubicacionCodigo,
      table.activo,
    ),
    index('lote_proveedor_id_idx').on(table.proveedorId, table.loteId, table.activo),
    index('lote_carta_canje_id_idx').on(table.cartaCanjeId, table.loteId, table.activo),
    index('lote_marca_orden').on(sql`orden("marca") collate "C"`, table.loteId, table.marca, table.activo),
    index('lote_fabricante_orden').on(
      sql`orden("fabricante") collate "C"`,
      table.loteId,
      table.fabricante,
      table.activo,
    ),
    index('lote_fecha_recepcion_idx').on(table.fechaRecepcion, table.loteId, table.activo),
    index('lote_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

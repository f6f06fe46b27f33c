// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

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
import { lote } from './lote.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Kardex } from '../../shared/types/kardex.gen';

/** Movimiento. Lo que entró y salió de cada lote, con su documento y el saldo que dejó. Solo se agrega; lo equivocado se corrige con una reversa. */
export const kardex = pgTable(
  'kardex',
  {
    kardexId: bigint('kardex_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    fechaMovimiento: timestamp('fecha_movimiento', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoClave: text('insumo_clave').notNull(),
    nombreGenerico: text('nombre_generico').notNull(),
    consecutivo: bigint('consecutivo', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<Kardex['tipo']>().notNull(),
    entrada: bigint('entrada', { mode: 'number' }).notNull(),
    salida: bigint('salida', { mode: 'number' }).notNull(),
    loteId: bigint('lote_id', { mode: 'number' }).notNull(),
    loteCaducidad: date('lote_caducidad', { mode: 'string' }),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    saldoInsumo: bigint('saldo_insumo', { mode: 'number' }).notNull(),
    saldoLote: bigint('saldo_lote', { mode: 'number' }).notNull(),
    costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    importe: numeric('importe', { precision: 14, scale: 4, mode: 'number' }).notNull(),
    documentoTipo: text('documento_tipo').$type<Kardex['documentoTipo']>().notNull(),
    documentoId: bigint('documento_id', { mode: 'number' }),
    documentoFolio: text('documento_folio').notNull(),
    contraparte: text('contraparte'),
    motivo: text('motivo'),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    reversaDeId: bigint('reversa_de_id', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("documento_folio", '') || ' ' || coalesce("insumo_clave", '') || ' ' || coalesce("nombre_generico", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'kardex_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'kardex_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({ name: 'kardex_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    foreignKey({ name: 'kardex_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'kardex_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'kardex_usuario_id_fk', columns: [table.usuarioId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({ name: 'kardex_reversa_de_id_fk', columns: [table.reversaDeId], foreignColumns: [table.kardexId] }),
    check('kardex_insumo_clave_check', sql`char_length("insumo_clave") <= 16`),
    check('kardex_nombre_generico_check', sql`char_length("nombre_generico") <= 200`),
    check('kardex_consecutivo_check', sql`"consecutivo" >= 1`),
    check(
      'kardex_tipo_check',
      sql`"tipo" in ('E_INICIAL', 'E_PROVEEDOR', 'E_TRANSFERENCIA', 'E_EXTRAORDINARIA', 'E_CANJE', 'E_DEVOLUCION_PACIENTE', 'E_DEVOLUCION_TRASPASO', 'E_DIFERENCIA', 'E_AJUSTE_CONTEO', 'E_REVERSA', 'S_RECETA', 'S_ORDEN_CARGO', 'S_TRANSFERENCIA', 'S_EXTRAORDINARIA', 'S_CANJE', 'S_CADUCIDAD', 'S_CONSUMO_SERVICIO', 'S_AJUSTE_CONTEO', 'S_REVERSA', 'N_CAMBIO_ESTATUS', 'N_CORRECCION_LOTE')`,
    ),
    check('kardex_entrada_check', sql`"entrada" >= 0 and "entrada" <= 1000000000`),
    check('kardex_salida_check', sql`"salida" >= 0 and "salida" <= 1000000000`),
    check('kardex_saldo_insumo_check', sql`"saldo_insumo" >= 0 and "saldo_insumo" <= 1000000000`),
    check('kardex_saldo_lote_check', sql`"saldo_lote" >= 0 and "saldo_lote" <= 1000000000`),
    check('kardex_costo_unitario_check', sql`"costo_unitario" >= 0`),
    check('kardex_importe_check', sql`"importe" >= 0`),
    check(
      'kardex_documento_tipo_check',
      sql`"documento_tipo" in ('SOLICITUD', 'SALIDA_EXTRAORDINARIA', 'ENTRADA_EXTRAORDINARIA', 'RECEPCION_PROVEEDOR', 'RECETA', 'ORDEN_CARGO', 'CANJE', 'CONTEO', 'IMPORTACION', 'CADUCIDAD', 'CONSUMO', 'REVERSA', 'LOTE', 'ALERTA_SANITARIA')`,
    ),
    check('kardex_documento_id_check', sql`"documento_id" >= 1`),
    check('kardex_documento_folio_check', sql`char_length("documento_folio") <= 40`),
    check('kardex_contraparte_check', sql`char_length("contraparte") <= 200`),
    check('kardex_motivo_check', sql`char_length("motivo") <= 300`),
    uniqueIndex('kardex_almacen_id_insumo_id_consecutivo_key').on(table.almacenId, table.insumoId, table.consecutivo),
    uniqueIndex('kardex_reversa_de_id_key').on(table.reversaDeId),
    index('kardex_almacen_id_fecha_movimiento_idx').on(table.almacenId, table.fechaMovimiento, table.kardexId),
    index('kardex_almacen_id_tipo_fecha_movimiento_idx').on(
      table.almacenId,
      table.tipo,
      table.fechaMovimiento,
      table.kardexId,
    ),
    index('kardex_almacen_id_documento_tipo_fecha_movimiento_idx').on(
      table.almacenId,
      table.documentoTipo,
      table.fechaMovimiento,
      table.kardexId,
    ),
    index('kardex_fecha_movimiento_idx').on(table.fechaMovimiento, table.kardexId),
    index('kardex_lote_id_fecha_movimiento_idx').on(table.loteId, table.fechaMovimiento, table.kardexId),
    index('kardex_insumo_id_fecha_movimiento_idx').on(table.insumoId, table.fechaMovimiento, table.kardexId),
    index('kardex_unidad_id_fecha_movimiento_idx').on(table.unidadId, table.fechaMovimiento, table.kardexId),
    index('kardex_documento_tipo_documento_id_idx').on(table.documentoTipo, table.documentoId, table.kardexId),
    index('kardex_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

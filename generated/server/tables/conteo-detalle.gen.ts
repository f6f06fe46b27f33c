// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

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
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { conteo } from './conteo.gen';
import { insumo } from './insumo.gen';
import { lote } from './lote.gen';
import { motivoDiferencia } from './motivo-diferencia.gen';
import { usuario } from './usuario.gen';
import type { Conteo } from '../../shared/types/conteo.gen';

type Line = NonNullable<Conteo['lineas']>[number];

/** Lotes contados. */
export const conteoDetalle = pgTable(
  'conteo_detalle',
  {
    conteoDetalleId: bigint('conteo_detalle_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    conteoId: bigint('conteo_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    loteId: bigint('lote_id', { mode: 'number' }),
    numeroLote: text('numero_lote'),
    caducidad: date('caducidad', { mode: 'string' }),
    ubicacion: text('ubicacion'),
    origen: text('origen'),
    estatusLote: text('estatus_lote').$type<NonNullable<Line['estatusLote']>>(),
    conteo1: bigint('conteo1', { mode: 'number' }),
    contadoEn: timestamp('contado_en', { withTimezone: true, precision: 3, mode: 'date' }),
    contadorId: bigint('contador_id', { mode: 'number' }),
    recontar: boolean('recontar').default(false),
    conteo2: bigint('conteo2', { mode: 'number' }),
    recontadoEn: timestamp('recontado_en', { withTimezone: true, precision: 3, mode: 'date' }),
    recontadorId: bigint('recontador_id', { mode: 'number' }),
    contado: bigint('contado', { mode: 'number' }),
    sistema: bigint('sistema', { mode: 'number' }),
    diferencia: bigint('diferencia', { mode: 'number' }),
    motivoDiferenciaId: bigint('motivo_diferencia_id', { mode: 'number' }),
    notaDiferencia: text('nota_diferencia'),
    dudosa: boolean('dudosa').default(false),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'conteo_detalle_conteo_id_fk', columns: [table.conteoId], foreignColumns: [conteo.conteoId] }),
    foreignKey({ name: 'conteo_detalle_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({ name: 'conteo_detalle_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    foreignKey({
      name: 'conteo_detalle_contador_id_fk',
      columns: [table.contadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'conteo_detalle_recontador_id_fk',
      columns: [table.recontadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'conteo_detalle_motivo_diferencia_id_fk',
      columns: [table.motivoDiferenciaId],
      foreignColumns: [motivoDiferencia.motivoDiferenciaId],
    }),
    check('conteo_detalle_orden_check', sql`"orden" >= 0`),
    check(
      'conteo_detalle_numero_lote_check',
      sql`char_length("numero_lote") <= 30 and "numero_lote" ~ '^[A-Z0-9./-]+$'`,
    ),
    check('conteo_detalle_ubicacion_check', sql`char_length("ubicacion") <= 20`),
    check('conteo_detalle_origen_check', sql`char_length("origen") <= 500`),
    check(
      'conteo_detalle_estatus_lote_check',
      sql`"estatus_lote" in ('DISPONIBLE', 'CUARENTENA', 'SUSPENDIDO', 'RETIRADO', 'CADUCADO', 'AGOTADO')`,
    ),
    check('conteo_detalle_conteo1_check', sql`"conteo1" >= 0 and "conteo1" <= 1000000`),
    check('conteo_detalle_conteo2_check', sql`"conteo2" >= 0 and "conteo2" <= 1000000`),
    check('conteo_detalle_contado_check', sql`"contado" >= 0 and "contado" <= 1000000`),
    check('conteo_detalle_sistema_check', sql`"sistema" >= 0 and "sistema" <= 1000000000`),
    check('conteo_detalle_diferencia_check', sql`"diferencia" >= -1000000000 and "diferencia" <= 1000000`),
    check('conteo_detalle_nota_diferencia_check', sql`char_length("nota_diferencia") <= 300`),
    index('conteo_detalle_conteo_id_idx').on(table.conteoId),
    index('conteo_detalle_orden_idx').on(table.orden, table.conteoDetalleId, table.activo),
    index('conteo_detalle_insumo_id_idx').on(table.insumoId),
    index('conteo_detalle_lote_id_idx').on(table.loteId),
    index('conteo_detalle_contador_id_idx').on(table.contadorId),
    index('conteo_detalle_recontador_id_idx').on(table.recontadorId),
    index('conteo_detalle_motivo_diferencia_id_idx').on(table.motivoDiferenciaId),
  ],
);

// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { motivoNoSurtido } from './motivo-no-surtido.gen';
import { ordenCargo } from './orden-cargo.gen';
import { receta } from './receta.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';

/** Demanda insatisfecha. Piezas recetadas, o autorizadas en una orden de cargo, que no se entregaron, con su motivo. Solo se agrega. */
export const demandaInsatisfecha = pgTable(
  'demanda_insatisfecha',
  {
    demandaInsatisfechaId: bigint('demanda_insatisfecha_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    insumoClave: text('insumo_clave').notNull(),
    consecutivo: bigint('consecutivo', { mode: 'number' }).notNull(),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
    motivoNoSurtidoId: bigint('motivo_no_surtido_id', { mode: 'number' }),
    recetaId: bigint('receta_id', { mode: 'number' }),
    recetaDetalleId: bigint('receta_detalle_id', { mode: 'number' }),
    ordenCargoId: bigint('orden_cargo_id', { mode: 'number' }),
    insumoOrdenCargoId: bigint('insumo_orden_cargo_id', { mode: 'number' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'demanda_insatisfecha_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_motivo_no_surtido_id_fk',
      columns: [table.motivoNoSurtidoId],
      foreignColumns: [motivoNoSurtido.motivoNoSurtidoId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_receta_id_fk',
      columns: [table.recetaId],
      foreignColumns: [receta.recetaId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_orden_cargo_id_fk',
      columns: [table.ordenCargoId],
      foreignColumns: [ordenCargo.ordenCargoId],
    }),
    foreignKey({
      name: 'demanda_insatisfecha_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('demanda_insatisfecha_insumo_clave_check', sql`char_length("insumo_clave") <= 20`),
    check('demanda_insatisfecha_consecutivo_check', sql`"consecutivo" >= 1`),
    check('demanda_insatisfecha_cantidad_check', sql`"cantidad" >= 1`),
    uniqueIndex('demanda_insatisfecha_almacen_id_insumo_id_consecutivo_key').on(
      table.almacenId,
      table.insumoId,
      table.consecutivo,
    ),
    index('demanda_insatisfecha_fecha_idx').on(table.fecha, table.demandaInsatisfechaId),
    index('demanda_insatisfecha_almacen_id_fecha_idx').on(table.almacenId, table.fecha, table.demandaInsatisfechaId),
    index('demanda_insatisfecha_insumo_id_fecha_idx').on(table.insumoId, table.fecha, table.demandaInsatisfechaId),
    index('demanda_insatisfecha_unidad_id_fecha_idx').on(table.unidadId, table.fecha, table.demandaInsatisfechaId),
    index('demanda_insatisfecha_receta_id_idx').on(table.recetaId, table.demandaInsatisfechaId),
    index('demanda_insatisfecha_orden_cargo_id_idx').on(table.ordenCargoId, table.demandaInsatisfechaId),
  ],
);

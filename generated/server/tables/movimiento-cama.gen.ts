// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { cama } from './cama.gen';
import { hospitalizacion } from './hospitalizacion.gen';
import { nucleo } from './nucleo.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { MovimientoCama } from '../../shared/types/movimiento-cama.gen';

/** Movimiento de cama. Tiempo que un paciente pasó en una cama. Los de una cama nunca se enciman; los de una estancia se siguen uno a otro. */
export const movimientoCama = pgTable(
  'movimiento_cama',
  {
    movimientoCamaId: bigint('movimiento_cama_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).notNull(),
    camaId: bigint('cama_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    servicioId: bigint('servicio_id', { mode: 'number' }).notNull(),
    desde: timestamp('desde', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    hasta: timestamp('hasta', { withTimezone: true, precision: 3, mode: 'date' }),
    motivo: text('motivo').$type<MovimientoCama['motivo']>().notNull(),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'movimiento_cama_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({ name: 'movimiento_cama_cama_id_fk', columns: [table.camaId], foreignColumns: [cama.camaId] }),
    foreignKey({ name: 'movimiento_cama_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'movimiento_cama_servicio_id_fk',
      columns: [table.servicioId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({
      name: 'movimiento_cama_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    check(
      'movimiento_cama_motivo_check',
      sql`"motivo" in ('INGRESO', 'TRASLADO_SERVICIO', 'CAMBIO_CAMA', 'AISLAMIENTO')`,
    ),
    index('movimiento_cama_hospitalizacion_id_desde_idx').on(
      table.hospitalizacionId,
      table.desde,
      table.movimientoCamaId,
    ),
    index('movimiento_cama_cama_id_desde_idx').on(table.camaId, table.desde, table.movimientoCamaId),
  ],
);

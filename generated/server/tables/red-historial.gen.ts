// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

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
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { RedHistorial } from '../../shared/types/red-historial.gen';

/** Evento de conexión. Caída, recuperación o lentitud de la conexión de un dispositivo, como él mismo la reporta al volver. */
export const redHistorial = pgTable(
  'red_historial',
  {
    redHistorialId: bigint('red_historial_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    tipo: text('tipo').$type<RedHistorial['tipo']>().notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    inicio: timestamp('inicio', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    fin: timestamp('fin', { withTimezone: true, precision: 3, mode: 'date' }),
    duracionSeg: bigint('duracion_seg', { mode: 'number' }),
    dispositivoId: text('dispositivo_id').notNull(),
    tipoConexion: text('tipo_conexion'),
    latenciaMs: bigint('latencia_ms', { mode: 'number' }),
    operacionesEnCola: bigint('operaciones_en_cola', { mode: 'number' }),
    operacionesSincronizadas: bigint('operaciones_sincronizadas', { mode: 'number' }),
    operacionesFallidas: bigint('operaciones_fallidas', { mode: 'number' }),
    versionApp: text('version_app'),
    ruta: text('ruta'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("dispositivo_id", '') || ' ' || coalesce("ruta", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'red_historial_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'red_historial_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('red_historial_tipo_check', sql`"tipo" in ('CAIDA', 'RECUPERACION', 'LENTITUD', 'ERROR_SERVIDOR')`),
    check('red_historial_duracion_seg_check', sql`"duracion_seg" >= 0`),
    check(
      'red_historial_dispositivo_id_check',
      sql`char_length("dispositivo_id") >= 1 and char_length("dispositivo_id") <= 64`,
    ),
    check('red_historial_tipo_conexion_check', sql`char_length("tipo_conexion") <= 20`),
    check('red_historial_latencia_ms_check', sql`"latencia_ms" >= 0 and "latencia_ms" <= 3600000`),
    check(
      'red_historial_operaciones_en_cola_check',
      sql`"operaciones_en_cola" >= 0 and "operaciones_en_cola" <= 1000000`,
    ),
    check(
      'red_historial_operaciones_sincronizadas_check',
      sql`"operaciones_sincronizadas" >= 0 and "operaciones_sincronizadas" <= 1000000`,
    ),
    check(
      'red_historial_operaciones_fallidas_check',
      sql`"operaciones_fallidas" >= 0 and "operaciones_fallidas" <= 1000000`,
    ),
    check('red_historial_version_app_check', sql`char_length("version_app") <= 40`),
    check('red_historial_ruta_check', sql`char_length("ruta") <= 200`),
    uniqueIndex('red_historial_dispositivo_id_inicio_key').on(table.dispositivoId, table.inicio),
    index('red_historial_tipo_idx').on(table.tipo, table.redHistorialId, table.activo),
    index('red_historial_unidad_id_idx').on(table.unidadId, table.redHistorialId, table.activo),
    index('red_historial_usuario_id_idx').on(table.usuarioId, table.redHistorialId, table.activo),
    index('red_historial_inicio_idx').on(table.inicio, table.redHistorialId, table.activo),
    index('red_historial_fin_idx').on(table.fin, table.redHistorialId, table.activo),
    index('red_historial_duracion_seg_idx').on(table.duracionSeg, table.redHistorialId, table.activo),
    index('red_historial_dispositivo_id_orden').on(
      sql`orden("dispositivo_id") collate "C"`,
      table.redHistorialId,
      table.dispositivoId,
      table.activo,
    ),
    index('red_historial_tipo_conexion_orden').on(
      sql`orden("tipo_conexion") collate "C"`,
      table.redHistorialId,
      table.tipoConexion,
      table.activo,
    ),
    index('red_historial_latencia_ms_idx').on(table.latenciaMs, table.redHistorialId, table.activo),
    index('red_historial_operaciones_en_cola_idx').on(table.operacionesEnCola, table.redHistorialId, table.activo),
    index('red_historial_operaciones_sincronizadas_idx').on(
      table.operacionesSincronizadas,
      table.redHistorialId,
      table.activo,
    ),
    index('red_historial_operaciones_fallidas_idx').on(table.operacionesFallidas, table.redHistorialId, table.activo),
    index('red_historial_version_app_orden').on(
      sql`orden("version_app") collate "C"`,
      table.redHistorialId,
      table.versionApp,
      table.activo,
    ),
    index('red_historial_ruta_orden').on(
      sql`orden("ruta") collate "C"`,
      table.redHistorialId,
      table.ruta,
      table.activo,
    ),
    index('red_historial_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

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
import { alertaSanitaria } from './alerta-sanitaria.gen';
import { almacen } from './almacen.gen';
import { usuario } from './usuario.gen';

/** Almacenes. */
export const alertaSanitariaAlmacen = pgTable(
  'alerta_sanitaria_almacen',
  {
    alertaSanitariaAlmacenId: bigint('alerta_sanitaria_almacen_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    alertaSanitariaId: bigint('alerta_sanitaria_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    telefono: text('telefono'),
    recibidas: bigint('recibidas', { mode: 'number' }),
    existencia: bigint('existencia', { mode: 'number' }),
    enCamino: bigint('en_camino', { mode: 'number' }),
    entregadas: bigint('entregadas', { mode: 'number' }),
    enviadas: bigint('enviadas', { mode: 'number' }),
    localizadas: bigint('localizadas', { mode: 'number' }),
    respuesta: text('respuesta'),
    respondioId: bigint('respondio_id', { mode: 'number' }),
    fechaRespuesta: timestamp('fecha_respuesta', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'alerta_sanitaria_almacen_alerta_sanitaria_id_fk',
      columns: [table.alertaSanitariaId],
      foreignColumns: [alertaSanitaria.alertaSanitariaId],
    }),
    foreignKey({
      name: 'alerta_sanitaria_almacen_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'alerta_sanitaria_almacen_respondio_id_fk',
      columns: [table.respondioId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('alerta_sanitaria_almacen_orden_check', sql`"orden" >= 0`),
    check('alerta_sanitaria_almacen_telefono_check', sql`char_length("telefono") <= 16`),
    check('alerta_sanitaria_almacen_recibidas_check', sql`"recibidas" >= 0`),
    check('alerta_sanitaria_almacen_existencia_check', sql`"existencia" >= 0`),
    check('alerta_sanitaria_almacen_en_camino_check', sql`"en_camino" >= 0`),
    check('alerta_sanitaria_almacen_entregadas_check', sql`"entregadas" >= 0`),
    check('alerta_sanitaria_almacen_enviadas_check', sql`"enviadas" >= 0`),
    check('alerta_sanitaria_almacen_localizadas_check', sql`"localizadas" >= 0`),
    check('alerta_sanitaria_almacen_respuesta_check', sql`char_length("respuesta") <= 300`),
    index('alerta_sanitaria_almacen_alerta_sanitaria_id_idx').on(table.alertaSanitariaId),
    index('alerta_sanitaria_almacen_orden_idx').on(table.orden, table.alertaSanitariaAlmacenId, table.activo),
    index('alerta_sanitaria_almacen_almacen_id_idx').on(table.almacenId),
    index('alerta_sanitaria_almacen_respondio_id_idx').on(table.respondioId),
  ],
);

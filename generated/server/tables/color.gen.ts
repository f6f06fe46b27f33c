// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Color } from '../../shared/types/color.gen';

/** Color. Color con el que se pinta un código: semáforos, triage, agenda, camas. */
export const color = pgTable(
  'color',
  {
    colorId: bigint('color_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    codigoHex: text('codigo_hex').notNull(),
    uso: text('uso').$type<Color['uso']>().notNull(),
    codigo: text('codigo').notNull(),
    icono: text('icono').$type<NonNullable<Color['icono']>>(),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", '') || ' ' || coalesce("codigo", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('color_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 40`),
    check('color_codigo_hex_check', sql`char_length("codigo_hex") <= 7 and "codigo_hex" ~ '^#[0-9A-Fa-f]{6}$'`),
    check(
      'color_uso_check',
      sql`"uso" in ('ABASTO', 'CADUCIDAD', 'TRIAGE', 'AGENDA', 'NUCLEO', 'CAMA', 'NEWS2', 'TEMA')`,
    ),
    check('color_codigo_check', sql`char_length("codigo") <= 30 and "codigo" ~ '^[A-Z0-9_-]+$'`),
    check(
      'color_icono_check',
      sql`"icono" in ('globe', 'map', 'pin', 'mail', 'home', 'building', 'hospital', 'layers', 'warehouse', 'stethoscope', 'clipboard', 'pill', 'person', 'badge', 'group', 'key', 'shield', 'truck', 'calendar', 'chart', 'file', 'list', 'settings', 'alert', 'check', 'clock', 'block', 'edit', 'bed', 'tag', 'palette', 'box', 'swap', 'bell', 'network', 'heart', 'lab', 'phone', 'money', 'flag')`,
    ),
    check('color_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('color_uso_codigo_key').on(table.uso, table.codigo),
    index('color_nombre_orden').on(sql`orden("nombre") collate "C"`, table.colorId, table.nombre, table.activo),
    index('color_codigo_hex_orden').on(
      sql`orden("codigo_hex") collate "C"`,
      table.colorId,
      table.codigoHex,
      table.activo,
    ),
    index('color_uso_idx').on(table.uso, table.colorId, table.activo),
    index('color_codigo_orden').on(sql`orden("codigo") collate "C"`, table.colorId, table.codigo, table.activo),
    index('color_icono_idx').on(table.icono, table.colorId, table.activo),
    index('color_orden_idx').on(table.orden, table.colorId, table.activo),
    index('color_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Interaccion } from '../../shared/types/interaccion.gen';

/** Interacción. Dos sustancias que no deben recetarse juntas, o solo con cuidado. */
export const interaccion = pgTable(
  'interaccion',
  {
    interaccionId: bigint('interaccion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    sustanciaA: text('sustancia_a').notNull(),
    sustanciaB: text('sustancia_b').notNull(),
    gravedad: text('gravedad').$type<Interaccion['gravedad']>().notNull(),
    efecto: text('efecto').notNull(),
    fuente: text('fuente'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("sustancia_a", '') || ' ' || coalesce("sustancia_b", '') || ' ' || coalesce("efecto", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('interaccion_sustancia_a_check', sql`char_length("sustancia_a") >= 3 and char_length("sustancia_a") <= 80`),
    check('interaccion_sustancia_b_check', sql`char_length("sustancia_b") >= 3 and char_length("sustancia_b") <= 80`),
    check('interaccion_gravedad_check', sql`"gravedad" in ('CONTRAINDICADA', 'GRAVE', 'MODERADA')`),
    check('interaccion_efecto_check', sql`char_length("efecto") >= 5 and char_length("efecto") <= 300`),
    check('interaccion_fuente_check', sql`char_length("fuente") <= 120`),
    uniqueIndex('interaccion_sustancia_a_sustancia_b_key').on(table.sustanciaA, table.sustanciaB),
    index('interaccion_sustancia_a_orden').on(
      sql`orden("sustancia_a") collate "C"`,
      sql`orden(coalesce("sustancia_b", '')) collate "C"`,
      table.interaccionId,
      table.sustanciaA,
      table.sustanciaB,
      table.activo,
    ),
    index('interaccion_sustancia_b_orden').on(
      sql`orden("sustancia_b") collate "C"`,
      table.interaccionId,
      table.sustanciaB,
      table.activo,
    ),
    index('interaccion_gravedad_idx').on(table.gravedad, table.interaccionId, table.activo),
    index('interaccion_efecto_orden').on(sql`orden("efecto") collate "C"`, table.interaccionId, table.activo),
    index('interaccion_fuente_orden').on(
      sql`orden("fuente") collate "C"`,
      table.interaccionId,
      table.fuente,
      table.activo,
    ),
    index('interaccion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

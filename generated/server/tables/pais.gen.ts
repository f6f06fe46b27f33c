// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';

/** País. País, con sus claves ISO 3166 de dos y tres letras. */
export const pais = pgTable(
  'pais',
  {
    codigo: text('codigo').primaryKey(),
    codigo3: text('codigo3'),
    nombre: text('nombre').notNull(),
    nacionalidad: text('nacionalidad'),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("codigo", '') || ' ' || coalesce("codigo3", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("nacionalidad", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('pais_codigo_check', sql`char_length("codigo") <= 2 and "codigo" ~ '^[A-Z]{2}$'`),
    check('pais_codigo3_check', sql`char_length("codigo3") <= 3 and "codigo3" ~ '^[A-Z]{3}$'`),
    check('pais_nombre_check', sql`char_length("nombre") >= 1 and char_length("nombre") <= 80`),
    check('pais_nacionalidad_check', sql`char_length("nacionalidad") <= 60`),
    check('pais_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('pais_codigo3_key').on(table.codigo3),
    index('pais_codigo_orden').on(sql`orden("codigo") collate "C"`, table.codigo, table.activo),
    index('pais_codigo3_orden').on(sql`orden("codigo3") collate "C"`, table.codigo, table.codigo3, table.activo),
    index('pais_nombre_orden').on(sql`orden("nombre") collate "C"`, table.codigo, table.nombre, table.activo),
    index('pais_nacionalidad_orden').on(
      sql`orden("nacionalidad") collate "C"`,
      table.codigo,
      table.nacionalidad,
      table.activo,
    ),
    index('pais_orden_idx').on(table.orden, table.codigo, table.activo),
    index('pais_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

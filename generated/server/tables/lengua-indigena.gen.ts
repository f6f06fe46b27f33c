// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { LenguaIndigena } from '../../shared/types/lengua-indigena.gen';

/** Lengua indígena. Lengua que habla una persona, para encontrarle intérprete. */
export const lenguaIndigena = pgTable(
  'lengua_indigena',
  {
    lenguaIndigenaId: bigint('lengua_indigena_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    familia: text('familia').$type<LenguaIndigena['familia']>().notNull(),
    otrosNombres: jsonb('otros_nombres').$type<NonNullable<LenguaIndigena['otrosNombres']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("otros_nombres"::text, ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('lengua_indigena_clave_check', sql`char_length("clave") <= 25 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('lengua_indigena_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check(
      'lengua_indigena_familia_check',
      sql`"familia" in ('ALGICA', 'YUTO_NAHUA', 'COCHIMI_YUMANA', 'SERI', 'OTO_MANGUE', 'MAYA', 'TOTONACO_TEPEHUA', 'TARASCA', 'MIXE_ZOQUE', 'CHONTAL_OAXACA', 'HUAVE', 'OTRA')`,
    ),
    uniqueIndex('lengua_indigena_clave_key').on(table.clave),
    index('lengua_indigena_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.lenguaIndigenaId,
      table.clave,
      table.activo,
    ),
    index('lengua_indigena_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.lenguaIndigenaId,
      table.nombre,
      table.activo,
    ),
    index('lengua_indigena_familia_idx').on(table.familia, table.lenguaIndigenaId, table.activo),
    index('lengua_indigena_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Religion } from '../../shared/types/religion.gen';

/** Religión. Religión que una persona declara; decide, por ejemplo, sobre dietas y transfusiones. */
export const religion = pgTable(
  'religion',
  {
    religionId: bigint('religion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    grupo: text('grupo').$type<Religion['grupo']>().notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('religion_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('religion_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check('religion_grupo_check', sql`"grupo" in ('CATOLICA', 'PROTESTANTE', 'OTRA_CRISTIANA', 'OTRA', 'NINGUNA')`),
    uniqueIndex('religion_clave_key').on(table.clave),
    index('religion_clave_orden').on(sql`orden("clave") collate "C"`, table.religionId, table.clave, table.activo),
    index('religion_nombre_orden').on(sql`orden("nombre") collate "C"`, table.religionId, table.nombre, table.activo),
    index('religion_grupo_idx').on(table.grupo, table.religionId, table.activo),
    index('religion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

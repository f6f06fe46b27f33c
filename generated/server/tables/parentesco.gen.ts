// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Parentesco } from '../../shared/types/parentesco.gen';

/** Parentesco. Qué es del paciente la persona que lo acompaña o responde por él. */
export const parentesco = pgTable(
  'parentesco',
  {
    parentescoId: bigint('parentesco_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Parentesco['tipo']>().notNull(),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('parentesco_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('parentesco_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 60`),
    check('parentesco_tipo_check', sql`"tipo" in ('CONSANGUINEO', 'AFINIDAD', 'CIVIL', 'OTRO')`),
    check('parentesco_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('parentesco_clave_key').on(table.clave),
    index('parentesco_clave_orden').on(sql`orden("clave") collate "C"`, table.parentescoId, table.clave, table.activo),
    index('parentesco_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.parentescoId,
      table.nombre,
      table.activo,
    ),
    index('parentesco_tipo_idx').on(table.tipo, table.parentescoId, table.activo),
    index('parentesco_orden_idx').on(table.orden, table.parentescoId, table.activo),
    index('parentesco_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

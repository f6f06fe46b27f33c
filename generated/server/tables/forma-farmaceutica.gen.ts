// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { FormaFarmaceutica } from '../../shared/types/forma-farmaceutica.gen';

/** Forma farmacéutica. Forma en que se presenta un medicamento: tableta, solución, crema. */
export const formaFarmaceutica = pgTable(
  'forma_farmaceutica',
  {
    formaFarmaceuticaId: bigint('forma_farmaceutica_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    estadoFisico: text('estado_fisico').$type<FormaFarmaceutica['estadoFisico']>().notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('forma_farmaceutica_clave_check', sql`char_length("clave") <= 30 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('forma_farmaceutica_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check(
      'forma_farmaceutica_estado_fisico_check',
      sql`"estado_fisico" in ('SOLIDA', 'SEMISOLIDA', 'LIQUIDA', 'GASEOSA', 'OTRA')`,
    ),
    uniqueIndex('forma_farmaceutica_clave_key').on(table.clave),
    index('forma_farmaceutica_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.formaFarmaceuticaId,
      table.clave,
      table.activo,
    ),
    index('forma_farmaceutica_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.formaFarmaceuticaId,
      table.nombre,
      table.activo,
    ),
    index('forma_farmaceutica_estado_fisico_idx').on(table.estadoFisico, table.formaFarmaceuticaId, table.activo),
    index('forma_farmaceutica_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

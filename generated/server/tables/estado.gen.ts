// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { pais } from './pais.gen';

/** Estado. Entidad federativa, con la clave de nacimiento del RENAPO. «NE» es nacido en el extranjero. */
export const estado = pgTable(
  'estado',
  {
    clave: text('clave').primaryKey(),
    nombre: text('nombre').notNull(),
    abreviatura: text('abreviatura'),
    claveInegi: text('clave_inegi'),
    paisCodigo: text('pais_codigo').notNull().default('MX'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("abreviatura", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'estado_pais_codigo_fk', columns: [table.paisCodigo], foreignColumns: [pais.codigo] }),
    check('estado_clave_check', sql`char_length("clave") <= 2 and "clave" ~ '^[A-Z]{2}$'`),
    check('estado_nombre_check', sql`char_length("nombre") >= 1 and char_length("nombre") <= 60`),
    check('estado_abreviatura_check', sql`char_length("abreviatura") <= 8`),
    check('estado_clave_inegi_check', sql`char_length("clave_inegi") <= 2 and "clave_inegi" ~ '^\\d{2}$'`),
    check('estado_pais_codigo_check', sql`char_length("pais_codigo") <= 2`),
    uniqueIndex('estado_clave_inegi_key').on(table.claveInegi),
    index('estado_clave_orden').on(sql`orden("clave") collate "C"`, table.clave, table.activo),
    index('estado_nombre_orden').on(sql`orden("nombre") collate "C"`, table.clave, table.nombre, table.activo),
    index('estado_abreviatura_orden').on(
      sql`orden("abreviatura") collate "C"`,
      table.clave,
      table.abreviatura,
      table.activo,
    ),
    index('estado_clave_inegi_orden').on(
      sql`orden("clave_inegi") collate "C"`,
      table.clave,
      table.claveInegi,
      table.activo,
    ),
    index('estado_pais_codigo_idx').on(table.paisCodigo, table.clave, table.activo),
    index('estado_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { estado } from './estado.gen';
import { jurisdiccion } from './jurisdiccion.gen';

/** Municipio. Municipio o alcaldía, con su clave INEGI dentro del estado y la jurisdicción sanitaria que lo atiende. */
export const municipio = pgTable(
  'municipio',
  {
    municipioId: bigint('municipio_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    estadoClave: text('estado_clave').notNull(),
    claveInegi: text('clave_inegi').notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    poblacion: bigint('poblacion', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("nombre", '') || ' ' || coalesce("clave_inegi", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'municipio_estado_clave_fk', columns: [table.estadoClave], foreignColumns: [estado.clave] }),
    foreignKey({
      name: 'municipio_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    check('municipio_nombre_check', sql`char_length("nombre") >= 1 and char_length("nombre") <= 80`),
    check('municipio_estado_clave_check', sql`char_length("estado_clave") <= 2`),
    check('municipio_clave_inegi_check', sql`char_length("clave_inegi") <= 3 and "clave_inegi" ~ '^\\d{3}$'`),
    check('municipio_poblacion_check', sql`"poblacion" >= 0 and "poblacion" <= 50000000`),
    uniqueIndex('municipio_estado_clave_clave_inegi_key').on(table.estadoClave, table.claveInegi),
    index('municipio_nombre_orden').on(sql`orden("nombre") collate "C"`, table.municipioId, table.nombre, table.activo),
    index('municipio_estado_clave_idx').on(table.estadoClave, table.municipioId, table.activo),
    index('municipio_clave_inegi_orden').on(
      sql`orden("clave_inegi") collate "C"`,
      table.municipioId,
      table.claveInegi,
      table.activo,
    ),
    index('municipio_jurisdiccion_id_idx').on(table.jurisdiccionId, table.municipioId, table.activo),
    index('municipio_poblacion_idx').on(table.poblacion, table.municipioId, table.activo),
    index('municipio_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

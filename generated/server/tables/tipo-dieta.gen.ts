// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';

/** Tipo de dieta. Dieta que puede indicarse a un paciente hospitalizado. */
export const tipoDieta = pgTable(
  'tipo_dieta',
  {
    tipoDietaId: bigint('tipo_dieta_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    descripcion: text('descripcion'),
    ayuno: boolean('ayuno').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("descripcion", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('tipo_dieta_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('tipo_dieta_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check('tipo_dieta_descripcion_check', sql`char_length("descripcion") <= 300`),
    check('tipo_dieta_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('tipo_dieta_clave_key').on(table.clave),
    index('tipo_dieta_clave_orden').on(sql`orden("clave") collate "C"`, table.tipoDietaId, table.clave, table.activo),
    index('tipo_dieta_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.tipoDietaId,
      table.nombre,
      table.activo,
    ),
    index('tipo_dieta_descripcion_orden').on(sql`orden("descripcion") collate "C"`, table.tipoDietaId, table.activo),
    index('tipo_dieta_ayuno_idx').on(table.ayuno, table.tipoDietaId, table.activo),
    index('tipo_dieta_orden_idx').on(table.orden, table.tipoDietaId, table.activo),
    index('tipo_dieta_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

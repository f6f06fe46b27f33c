// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { ViaAdministracion } from '../../shared/types/via-administracion.gen';

/** Vía de administración. Vía por la que se administra un medicamento, con la abreviatura de la receta. */
export const viaAdministracion = pgTable(
  'via_administracion',
  {
    viaAdministracionId: bigint('via_administracion_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    codigo: text('codigo').$type<ViaAdministracion['codigo']>().notNull(),
    abreviatura: text('abreviatura').notNull(),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("abreviatura", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('via_administracion_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('via_administracion_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check(
      'via_administracion_codigo_check',
      sql`"codigo" in ('ORAL', 'SUBLINGUAL', 'IV', 'IM', 'SC', 'ID', 'TOPICA', 'OFTALMICA', 'OTICA', 'NASAL', 'INHALADA', 'RECTAL', 'VAGINAL', 'SNG', 'EPIDURAL', 'INTRATECAL', 'TRANSDERMICA')`,
    ),
    check('via_administracion_abreviatura_check', sql`char_length("abreviatura") <= 12`),
    check('via_administracion_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('via_administracion_clave_key').on(table.clave),
    index('via_administracion_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.viaAdministracionId,
      table.clave,
      table.activo,
    ),
    index('via_administracion_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.viaAdministracionId,
      table.nombre,
      table.activo,
    ),
    index('via_administracion_codigo_idx').on(table.codigo, table.viaAdministracionId, table.activo),
    index('via_administracion_abreviatura_orden').on(
      sql`orden("abreviatura") collate "C"`,
      table.viaAdministracionId,
      table.abreviatura,
      table.activo,
    ),
    index('via_administracion_orden_idx').on(table.orden, table.viaAdministracionId, table.activo),
    index('via_administracion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

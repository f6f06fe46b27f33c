// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Perfil } from '../../shared/types/perfil.gen';

/** Perfil. Conjunto de permisos que se da a los usuarios con el mismo trabajo. */
export const perfil = pgTable(
  'perfil',
  {
    perfilId: bigint('perfil_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    titulo: text('titulo'),
    descripcion: text('descripcion'),
    alcance: text('alcance').$type<Perfil['alcance']>().notNull(),
    layoutForzado: text('layout_forzado').$type<NonNullable<Perfil['layoutForzado']>>(),
    rutaInicio: text('ruta_inicio').default('/home'),
    esSistema: boolean('es_sistema').default(false),
    otorga: jsonb('otorga').$type<NonNullable<Perfil['otorga']>>(),
    permisos: jsonb('permisos').$type<Perfil['permisos']>().notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("titulo", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("descripcion", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('perfil_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 60`),
    check('perfil_titulo_check', sql`char_length("titulo") >= 2 and char_length("titulo") <= 80`),
    check('perfil_descripcion_check', sql`char_length("descripcion") <= 300`),
    check(
      'perfil_alcance_check',
      sql`"alcance" in ('RED', 'JURISDICCION', 'UNIDAD', 'ALMACEN', 'SERVICIO', 'PROVEEDOR', 'PROPIO')`,
    ),
    check('perfil_layout_forzado_check', sql`"layout_forzado" in ('tabletMode')`),
    check('perfil_ruta_inicio_check', sql`char_length("ruta_inicio") <= 100 and "ruta_inicio" ~ '^/'`),
    uniqueIndex('perfil_nombre_key').on(table.nombre),
    index('perfil_nombre_orden').on(sql`orden("nombre") collate "C"`, table.perfilId, table.nombre, table.activo),
    index('perfil_titulo_orden').on(sql`orden("titulo") collate "C"`, table.perfilId, table.titulo, table.activo),
    index('perfil_descripcion_orden').on(sql`orden("descripcion") collate "C"`, table.perfilId, table.activo),
    index('perfil_alcance_idx').on(table.alcance, table.perfilId, table.activo),
    index('perfil_ruta_inicio_orden').on(
      sql`orden("ruta_inicio") collate "C"`,
      table.perfilId,
      table.rutaInicio,
      table.activo,
    ),
    index('perfil_es_sistema_idx').on(table.esSistema, table.perfilId, table.activo),
    index('perfil_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

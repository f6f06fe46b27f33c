// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { modulo } from './modulo.gen';
import type { Permiso } from '../../shared/types/permiso.gen';

/** Permiso. Lo que un perfil puede permitir. Los trae la aplicación: no se crean ni se cambian. */
export const permiso = pgTable(
  'permiso',
  {
    permisoId: bigint('permiso_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    descripcion: text('descripcion').notNull(),
    descripcionEn: text('descripcion_en'),
    recurso: text('recurso').notNull(),
    accion: text('accion').notNull(),
    moduloId: bigint('modulo_id', { mode: 'number' }).notNull(),
    riesgo: text('riesgo').$type<Permiso['riesgo']>().notNull(),
    requiereSegundaPersona: boolean('requiere_segunda_persona').notNull().default(false),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("descripcion", '') || ' ' || coalesce("descripcion_en", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'permiso_modulo_id_fk', columns: [table.moduloId], foreignColumns: [modulo.moduloId] }),
    check('permiso_clave_check', sql`char_length("clave") <= 60 and "clave" ~ '^[a-z-]+\\.[a-z-]+$'`),
    check('permiso_descripcion_check', sql`char_length("descripcion") >= 3 and char_length("descripcion") <= 200`),
    check(
      'permiso_descripcion_en_check',
      sql`char_length("descripcion_en") >= 3 and char_length("descripcion_en") <= 200`,
    ),
    check('permiso_recurso_check', sql`char_length("recurso") <= 40`),
    check('permiso_accion_check', sql`char_length("accion") <= 30`),
    check('permiso_riesgo_check', sql`"riesgo" in ('BAJO', 'MEDIO', 'ALTO')`),
    uniqueIndex('permiso_clave_key').on(table.clave),
    index('permiso_clave_orden').on(sql`orden("clave") collate "C"`, table.permisoId, table.clave, table.activo),
    index('permiso_descripcion_orden').on(
      sql`orden("descripcion") collate "C"`,
      table.permisoId,
      table.descripcion,
      table.activo,
    ),
    index('permiso_descripcion_en_orden').on(
      sql`orden("descripcion_en") collate "C"`,
      table.permisoId,
      table.descripcionEn,
      table.activo,
    ),
    index('permiso_recurso_orden').on(sql`orden("recurso") collate "C"`, table.permisoId, table.recurso, table.activo),
    index('permiso_recurso_trgm').using('gin', sql`plano("recurso") gin_trgm_ops`),
    index('permiso_accion_orden').on(sql`orden("accion") collate "C"`, table.permisoId, table.accion, table.activo),
    index('permiso_accion_trgm').using('gin', sql`plano("accion") gin_trgm_ops`),
    index('permiso_modulo_id_idx').on(table.moduloId, table.permisoId, table.activo),
    index('permiso_riesgo_idx').on(table.riesgo, table.permisoId, table.activo),
    index('permiso_requiere_segunda_persona_idx').on(table.requiereSegundaPersona, table.permisoId, table.activo),
    index('permiso_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

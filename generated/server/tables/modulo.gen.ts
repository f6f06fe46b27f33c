// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Modulo } from '../../shared/types/modulo.gen';

/** Módulo. Parte de la aplicación que aparece en el menú, y para quién. */
export const modulo = pgTable(
  'modulo',
  {
    moduloId: bigint('modulo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    nombreEn: text('nombre_en'),
    grupoNavegacion: text('grupo_navegacion').$type<Modulo['grupoNavegacion']>().notNull(),
    moduloPadreId: bigint('modulo_padre_id', { mode: 'number' }),
    ruta: text('ruta'),
    icono: text('icono').$type<NonNullable<Modulo['icono']>>(),
    orden: bigint('orden', { mode: 'number' }).notNull().default(100),
    gruposUnidad: jsonb('grupos_unidad').$type<NonNullable<Modulo['gruposUnidad']>>(),
    permisosRequeridos: jsonb('permisos_requeridos').$type<NonNullable<Modulo['permisosRequeridos']>>(),
    visibleTablet: boolean('visible_tablet').notNull().default(false),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("nombre_en", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'modulo_modulo_padre_id_fk', columns: [table.moduloPadreId], foreignColumns: [table.moduloId] }),
    check('modulo_clave_check', sql`char_length("clave") <= 40 and "clave" ~ '^[a-z][a-z0-9-]*$'`),
    check('modulo_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 80`),
    check('modulo_nombre_en_check', sql`char_length("nombre_en") >= 2 and char_length("nombre_en") <= 80`),
    check(
      'modulo_grupo_navegacion_check',
      sql`"grupo_navegacion" in ('INICIO', 'CATALOGOS', 'OFICINA_CENTRAL', 'ALMACEN_ESTATAL', 'JURISDICCION', 'HOSPITAL', 'CENTRO_SALUD', 'CONFIGURACION', 'PROVEEDORES', 'TABLEROS_REPORTES', 'ADMM', 'PACIENTES', 'CONSULTA')`,
    ),
    check('modulo_ruta_check', sql`char_length("ruta") <= 250`),
    check(
      'modulo_icono_check',
      sql`"icono" in ('globe', 'map', 'pin', 'mail', 'home', 'building', 'hospital', 'layers', 'warehouse', 'stethoscope', 'clipboard', 'pill', 'person', 'badge', 'group', 'key', 'shield', 'truck', 'calendar', 'chart', 'file', 'list', 'settings', 'alert', 'check', 'clock', 'block', 'edit', 'bed', 'tag', 'palette', 'box', 'swap', 'bell', 'network', 'heart', 'lab', 'phone', 'money', 'flag')`,
    ),
    check('modulo_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('modulo_clave_key').on(table.clave),
    index('modulo_clave_orden').on(sql`orden("clave") collate "C"`, table.moduloId, table.clave, table.activo),
    index('modulo_nombre_orden').on(sql`orden("nombre") collate "C"`, table.moduloId, table.nombre, table.activo),
    index('modulo_nombre_en_orden').on(
      sql`orden("nombre_en") collate "C"`,
      table.moduloId,
      table.nombreEn,
      table.activo,
    ),
    index('modulo_grupo_navegacion_idx').on(table.grupoNavegacion, table.moduloId, table.activo),
    index('modulo_modulo_padre_id_idx').on(table.moduloPadreId, table.moduloId, table.activo),
    index('modulo_ruta_orden').on(sql`orden("ruta") collate "C"`, table.moduloId, table.ruta, table.activo),
    index('modulo_icono_idx').on(table.icono, table.moduloId, table.activo),
    index('modulo_orden_idx').on(table.orden, table.moduloId, table.activo),
    index('modulo_visible_tablet_idx').on(table.visibleTablet, table.moduloId, table.activo),
    index('modulo_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Especialidad } from '../../shared/types/especialidad.gen';

/** Especialidad. Especialidad médica, quirúrgica, de enfermería o de diagnóstico. */
export const especialidad = pgTable(
  'especialidad',
  {
    especialidadId: bigint('especialidad_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<NonNullable<Especialidad['tipo']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('especialidad_clave_check', sql`char_length("clave") <= 10 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('especialidad_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 100`),
    check(
      'especialidad_tipo_check',
      sql`"tipo" in ('MEDICA', 'QUIRURGICA', 'PEDIATRICA', 'GINECO', 'DIAGNOSTICO', 'ENFERMERIA', 'OTRA')`,
    ),
    uniqueIndex('especialidad_clave_key').on(table.clave),
    index('especialidad_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.especialidadId,
      table.clave,
      table.activo,
    ),
    index('especialidad_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.especialidadId,
      table.nombre,
      table.activo,
    ),
    index('especialidad_tipo_idx').on(table.tipo, table.especialidadId, table.activo),
    index('especialidad_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

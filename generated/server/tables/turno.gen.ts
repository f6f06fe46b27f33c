// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Turno } from '../../shared/types/turno.gen';

/** Turno. Turno de trabajo, con el horario en que se cubre. */
export const turno = pgTable(
  'turno',
  {
    turnoId: bigint('turno_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    codigo: text('codigo').$type<Turno['codigo']>().notNull(),
    horaInicio: text('hora_inicio').notNull(),
    horaFin: text('hora_fin').notNull(),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('turno_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('turno_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 80`),
    check(
      'turno_codigo_check',
      sql`"codigo" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO')`,
    ),
    check('turno_hora_inicio_check', sql`"hora_inicio" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('turno_hora_fin_check', sql`"hora_fin" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('turno_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('turno_clave_key').on(table.clave),
    index('turno_clave_orden').on(sql`orden("clave") collate "C"`, table.turnoId, table.clave, table.activo),
    index('turno_nombre_orden').on(sql`orden("nombre") collate "C"`, table.turnoId, table.nombre, table.activo),
    index('turno_codigo_idx').on(table.codigo, table.turnoId, table.activo),
    index('turno_hora_inicio_idx').on(table.horaInicio, table.turnoId, table.activo),
    index('turno_hora_fin_idx').on(table.horaFin, table.turnoId, table.activo),
    index('turno_orden_idx').on(table.orden, table.turnoId, table.activo),
    index('turno_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

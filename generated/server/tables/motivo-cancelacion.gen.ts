// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { MotivoCancelacion } from '../../shared/types/motivo-cancelacion.gen';

/** Motivo de cancelación. Por qué se cancela un documento. */
export const motivoCancelacion = pgTable(
  'motivo_cancelacion',
  {
    motivoCancelacionId: bigint('motivo_cancelacion_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    aplicaA: jsonb('aplica_a').$type<MotivoCancelacion['aplicaA']>().notNull(),
    requiereExplicacion: boolean('requiere_explicacion').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('motivo_cancelacion_clave_check', sql`char_length("clave") <= 25 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('motivo_cancelacion_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check('motivo_cancelacion_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('motivo_cancelacion_clave_key').on(table.clave),
    index('motivo_cancelacion_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.motivoCancelacionId,
      table.clave,
      table.activo,
    ),
    index('motivo_cancelacion_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.motivoCancelacionId,
      table.nombre,
      table.activo,
    ),
    index('motivo_cancelacion_requiere_explicacion_idx').on(
      table.requiereExplicacion,
      table.motivoCancelacionId,
      table.activo,
    ),
    index('motivo_cancelacion_orden_idx').on(table.orden, table.motivoCancelacionId, table.activo),
    index('motivo_cancelacion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

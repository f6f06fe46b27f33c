// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { MotivoDiferencia } from '../../shared/types/motivo-diferencia.gen';

/** Motivo de diferencia. Por qué lo que se recibe o se cuenta no es lo que decía el documento. */
export const motivoDiferencia = pgTable(
  'motivo_diferencia',
  {
    motivoDiferenciaId: bigint('motivo_diferencia_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    aplicaA: jsonb('aplica_a').$type<MotivoDiferencia['aplicaA']>().notNull(),
    requiereExplicacion: boolean('requiere_explicacion').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('motivo_diferencia_clave_check', sql`char_length("clave") <= 25 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('motivo_diferencia_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check('motivo_diferencia_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('motivo_diferencia_clave_key').on(table.clave),
    index('motivo_diferencia_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.motivoDiferenciaId,
      table.clave,
      table.activo,
    ),
    index('motivo_diferencia_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.motivoDiferenciaId,
      table.nombre,
      table.activo,
    ),
    index('motivo_diferencia_requiere_explicacion_idx').on(
      table.requiereExplicacion,
      table.motivoDiferenciaId,
      table.activo,
    ),
    index('motivo_diferencia_orden_idx').on(table.orden, table.motivoDiferenciaId, table.activo),
    index('motivo_diferencia_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

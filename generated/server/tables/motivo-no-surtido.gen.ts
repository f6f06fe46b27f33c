// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { MotivoNoSurtido } from '../../shared/types/motivo-no-surtido.gen';

/** Motivo de no surtido. Por qué no se entrega todo lo que se recetó o se pidió. */
export const motivoNoSurtido = pgTable(
  'motivo_no_surtido',
  {
    motivoNoSurtidoId: bigint('motivo_no_surtido_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    aplicaA: jsonb('aplica_a').$type<MotivoNoSurtido['aplicaA']>().notNull(),
    requiereExplicacion: boolean('requiere_explicacion').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('motivo_no_surtido_clave_check', sql`char_length("clave") <= 25 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('motivo_no_surtido_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`),
    check('motivo_no_surtido_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('motivo_no_surtido_clave_key').on(table.clave),
    index('motivo_no_surtido_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.motivoNoSurtidoId,
      table.clave,
      table.activo,
    ),
    index('motivo_no_surtido_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.motivoNoSurtidoId,
      table.nombre,
      table.activo,
    ),
    index('motivo_no_surtido_requiere_explicacion_idx').on(
      table.requiereExplicacion,
      table.motivoNoSurtidoId,
      table.activo,
    ),
    index('motivo_no_surtido_orden_idx').on(table.orden, table.motivoNoSurtidoId, table.activo),
    index('motivo_no_surtido_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

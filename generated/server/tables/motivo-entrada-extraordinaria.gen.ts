// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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

/** Motivo de entrada extraordinaria. Por qué entran existencias sin proveedor ni solicitud, y qué se exige para ello. */
export const motivoEntradaExtraordinaria = pgTable(
  'motivo_entrada_extraordinaria',
  {
    motivoEntradaExtraordinariaId: bigint('motivo_entrada_extraordinaria_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    requiereAutorizacion: boolean('requiere_autorizacion').notNull().default(false),
    requiereEvidencia: boolean('requiere_evidencia').notNull().default(false),
    permiteSinCosto: boolean('permite_sin_costo').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('motivo_entrada_extraordinaria_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check(
      'motivo_entrada_extraordinaria_nombre_check',
      sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`,
    ),
    check('motivo_entrada_extraordinaria_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('motivo_entrada_extraordinaria_clave_key').on(table.clave),
    index('motivo_entrada_extraordinaria_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.motivoEntradaExtraordinariaId,
      table.clave,
      table.activo,
    ),
    index('motivo_entrada_extraordinaria_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.motivoEntradaExtraordinariaId,
      table.nombre,
      table.activo,
    ),
    index('motivo_entrada_extraordinaria_requiere_autorizacion_idx').on(
      table.requiereAutorizacion,
      table.motivoEntradaExtraordinariaId,
      table.activo,
    ),
    index('motivo_entrada_extraordinaria_requiere_evidencia_idx').on(
      table.requiereEvidencia,
      table.motivoEntradaExtraordinariaId,
      table.activo,
    ),
    index('motivo_entrada_extraordinaria_permite_sin_costo_idx').on(
      table.permiteSinCosto,
      table.motivoEntradaExtraordinariaId,
      table.activo,
    ),
    index('motivo_entrada_extraordinaria_orden_idx').on(table.orden, table.motivoEntradaExtraordinariaId, table.activo),
    index('motivo_entrada_extraordinaria_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

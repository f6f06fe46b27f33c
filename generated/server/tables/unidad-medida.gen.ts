// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { UnidadMedida } from '../../shared/types/unidad-medida.gen';

/** Unidad de medida. Unidad en la que se expresan dosis, concentraciones y contenidos. */
export const unidadMedida = pgTable(
  'unidad_medida',
  {
    unidadMedidaId: bigint('unidad_medida_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    abreviatura: text('abreviatura').notNull(),
    tipo: text('tipo').$type<UnidadMedida['tipo']>().notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("abreviatura", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('unidad_medida_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check('unidad_medida_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 60`),
    check('unidad_medida_abreviatura_check', sql`char_length("abreviatura") <= 15`),
    check('unidad_medida_tipo_check', sql`"tipo" in ('MASA', 'VOLUMEN', 'SUSTANCIA', 'UI', 'UNIDAD')`),
    uniqueIndex('unidad_medida_clave_key').on(table.clave),
    index('unidad_medida_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.unidadMedidaId,
      table.clave,
      table.activo,
    ),
    index('unidad_medida_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.unidadMedidaId,
      table.nombre,
      table.activo,
    ),
    index('unidad_medida_abreviatura_orden').on(
      sql`orden("abreviatura") collate "C"`,
      table.unidadMedidaId,
      table.abreviatura,
      table.activo,
    ),
    index('unidad_medida_tipo_idx').on(table.tipo, table.unidadMedidaId, table.activo),
    index('unidad_medida_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

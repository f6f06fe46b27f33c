// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { FuenteFinanciamiento } from '../../shared/types/fuente-financiamiento.gen';

/** Fuente de financiamiento. De dónde viene el dinero con el que se compran los insumos, por ejercicio y partida. */
export const fuenteFinanciamiento = pgTable(
  'fuente_financiamiento',
  {
    fuenteFinanciamientoId: bigint('fuente_financiamiento_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    origen: text('origen').$type<FuenteFinanciamiento['origen']>().notNull(),
    ejercicio: bigint('ejercicio', { mode: 'number' }).notNull(),
    partidaPresupuestal: text('partida_presupuestal'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('fuente_financiamiento_clave_check', sql`char_length("clave") <= 25 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('fuente_financiamiento_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 120`),
    check('fuente_financiamiento_origen_check', sql`"origen" in ('FEDERAL', 'ESTATAL', 'DONACION', 'PROPIO')`),
    check('fuente_financiamiento_ejercicio_check', sql`"ejercicio" >= 2000 and "ejercicio" <= 2100`),
    check(
      'fuente_financiamiento_partida_presupuestal_check',
      sql`char_length("partida_presupuestal") <= 5 and "partida_presupuestal" ~ '^\\d{4,5}$'`,
    ),
    uniqueIndex('fuente_financiamiento_clave_key').on(table.clave),
    index('fuente_financiamiento_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.fuenteFinanciamientoId,
      table.clave,
      table.activo,
    ),
    index('fuente_financiamiento_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.fuenteFinanciamientoId,
      table.nombre,
      table.activo,
    ),
    index('fuente_financiamiento_origen_idx').on(table.origen, table.fuenteFinanciamientoId, table.activo),
    index('fuente_financiamiento_ejercicio_idx').on(table.ejercicio, table.fuenteFinanciamientoId, table.activo),
    index('fuente_financiamiento_partida_presupuestal_orden').on(
      sql`orden("partida_presupuestal") collate "C"`,
      table.fuenteFinanciamientoId,
      table.partidaPresupuestal,
      table.activo,
    ),
    index('fuente_financiamiento_partida_presupuestal_trgm').using(
      'gin',
      sql`plano("partida_presupuestal") gin_trgm_ops`,
    ),
    index('fuente_financiamiento_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);

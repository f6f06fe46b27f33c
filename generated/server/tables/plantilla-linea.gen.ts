// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { plantillaConfiguracion } from './plantilla-configuracion.gen';

/** Insumos. */
export const plantillaLinea = pgTable(
  'plantilla_linea',
  {
    plantillaLineaId: bigint('plantilla_linea_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    plantillaConfiguracionId: bigint('plantilla_configuracion_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    minimo: bigint('minimo', { mode: 'number' }),
    puntoReorden: bigint('punto_reorden', { mode: 'number' }),
    maximo: bigint('maximo', { mode: 'number' }),
    mesesCobertura: numeric('meses_cobertura', { precision: 4, scale: 2, mode: 'number' }).notNull().default(1),
    diasEntrega: bigint('dias_entrega', { mode: 'number' }).notNull().default(7),
    multiplo: bigint('multiplo', { mode: 'number' }).notNull().default(1),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'plantilla_linea_plantilla_configuracion_id_fk',
      columns: [table.plantillaConfiguracionId],
      foreignColumns: [plantillaConfiguracion.plantillaConfiguracionId],
    }),
    foreignKey({ name: 'plantilla_linea_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    check('plantilla_linea_orden_check', sql`"orden" >= 0`),
    check('plantilla_linea_minimo_check', sql`"minimo" >= 0 and "minimo" <= 10000000`),
    check('plantilla_linea_punto_reorden_check', sql`"punto_reorden" >= 0 and "punto_reorden" <= 10000000`),
    check('plantilla_linea_maximo_check', sql`"maximo" >= 0 and "maximo" <= 10000000`),
    check('plantilla_linea_meses_cobertura_check', sql`"meses_cobertura" >= 0.25 and "meses_cobertura" <= 6`),
    check('plantilla_linea_dias_entrega_check', sql`"dias_entrega" >= 0 and "dias_entrega" <= 120`),
    check('plantilla_linea_multiplo_check', sql`"multiplo" >= 1 and "multiplo" <= 100000`),
    uniqueIndex('plantilla_linea_plantilla_configuracion_id_insumo_id_key').on(
      table.plantillaConfiguracionId,
      table.insumoId,
    ),
    index('plantilla_linea_plantilla_configuracion_id_idx').on(table.plantillaConfiguracionId),
    index('plantilla_linea_orden_idx').on(table.orden, table.plantillaLineaId, table.activo),
    index('plantilla_linea_insumo_id_idx').on(table.insumoId),
  ],
);

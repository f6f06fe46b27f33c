// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { programa } from './programa.gen';
import type { Programa } from '../../shared/types/programa.gen';

type Line = NonNullable<Programa['insumos']>[number];

/** Insumos que entrega. */
export const programaInsumos = pgTable(
  'programa_insumos',
  {
    programaInsumosId: bigint('programa_insumos_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    programaId: bigint('programa_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    cantidadPorPaciente: bigint('cantidad_por_paciente', { mode: 'number' }).notNull().default(1),
    periodicidad: text('periodicidad').$type<Line['periodicidad']>().notNull().default('MENSUAL'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'programa_insumos_programa_id_fk',
      columns: [table.programaId],
      foreignColumns: [programa.programaId],
    }),
    foreignKey({ name: 'programa_insumos_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    check('programa_insumos_orden_check', sql`"orden" >= 0`),
    check(
      'programa_insumos_cantidad_por_paciente_check',
      sql`"cantidad_por_paciente" >= 1 and "cantidad_por_paciente" <= 10000`,
    ),
    check(
      'programa_insumos_periodicidad_check',
      sql`"periodicidad" in ('UNICA', 'SEMANAL', 'QUINCENAL', 'MENSUAL', 'BIMESTRAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL')`,
    ),
    uniqueIndex('programa_insumos_programa_id_insumo_id_key').on(table.programaId, table.insumoId),
    index('programa_insumos_programa_id_idx').on(table.programaId),
    index('programa_insumos_orden_idx').on(table.orden, table.programaInsumosId, table.activo),
    index('programa_insumos_insumo_id_idx').on(table.insumoId),
  ],
);

// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { proveedor } from './proveedor.gen';

/** Contrato. Lo que un proveedor se obliga a surtir: claves, cantidades, precios y plazos de canje. */
export const contrato = pgTable(
  'contrato',
  {
    contratoId: bigint('contrato_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    proveedorId: bigint('proveedor_id', { mode: 'number' }).notNull(),
    numero: text('numero').notNull(),
    ejercicio: bigint('ejercicio', { mode: 'number' }).notNull(),
    vigenciaDesde: date('vigencia_desde', { mode: 'string' }).notNull(),
    vigenciaHasta: date('vigencia_hasta', { mode: 'string' }).notNull(),
    diasCanje: bigint('dias_canje', { mode: 'number' }).notNull().default(30),
    mesesCaducidadMinima: bigint('meses_caducidad_minima', { mode: 'number' }).notNull().default(12),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("numero", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'contrato_proveedor_id_fk',
      columns: [table.proveedorId],
      foreignColumns: [proveedor.proveedorId],
    }),
    check('contrato_numero_check', sql`char_length("numero") >= 1 and char_length("numero") <= 60`),
    check('contrato_ejercicio_check', sql`"ejercicio" >= 2000 and "ejercicio" <= 2100`),
    check('contrato_dias_canje_check', sql`"dias_canje" >= 1 and "dias_canje" <= 365`),
    check(
      'contrato_meses_caducidad_minima_check',
      sql`"meses_caducidad_minima" >= 0 and "meses_caducidad_minima" <= 60`,
    ),
    uniqueIndex('contrato_numero_key').on(table.numero),
    index('contrato_proveedor_id_idx').on(table.proveedorId, table.contratoId, table.activo),
    index('contrato_numero_orden').on(sql`orden("numero") collate "C"`, table.contratoId, table.numero, table.activo),
    index('contrato_ejercicio_idx').on(table.ejercicio, table.contratoId, table.activo),
    index('contrato_vigencia_desde_idx').on(table.vigenciaDesde, table.contratoId, table.activo),
    index('contrato_vigencia_hasta_idx').on(table.vigenciaHasta, table.contratoId, table.activo),
    index('contrato_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
